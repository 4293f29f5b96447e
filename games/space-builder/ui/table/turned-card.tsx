/** A card that turns and flips as paper does: the picture follows the hand, and never holds it up. */

import { memo, useLayoutEffect, useRef } from 'react';
import type { Turn } from '../../maps/map.ts';
import { Card, type CardProps } from '../art/drawing.tsx';
import { useSettings } from './surroundings.tsx';
import styles from './turned-card.module.css';

const FLIP = 140;

export interface TurnedCardProps extends CardProps {
  readonly turn: Turn;
}

export const TurnedCard = memo(function TurnedCard({ turn, ...card }: TurnedCardProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { stillness } = useSettings();
  const shown = useRef(card.side);
  const spin = useSpin(turn);
  useLayoutEffect(() => {
    if (shown.current === card.side) return;
    shown.current = card.side;
    if (stillness) return;
    const across = [{ scale: '0 1' }, { scale: '1 1' }];
    element.current?.animate(across, { duration: FLIP, easing: 'ease-out' });
  }, [card.side, stillness]);
  return (
    <span ref={element} className={styles.card} style={{ rotate: `${spin * 90}deg` }}>
      <Card {...card} />
    </span>
  );
});

/** Goes on turning the short way: from three quarters to upright is one more quarter, not three back. */
function useSpin(turn: Turn): number {
  const spin = useRef<number>(turn);
  const by = (((turn - spin.current) % 4) + 4) % 4;
  if (by !== 0) spin.current += by === 3 ? -1 : by;
  return spin.current;
}

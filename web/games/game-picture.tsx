/** The world of a game, small; an empty sky for a game that this page does not know. */

import { gameNamed } from './catalogue.ts';
import styles from './game-picture.module.css';

/** Whoever shows it says how large it is. */
export function GamePicture({
  game,
  className = '',
}: {
  game: string;
  className?: string | undefined;
}) {
  const Art = gameNamed(game)?.Art;
  return (
    <span className={`${styles.picture} ${className}`}>
      {Art !== undefined && <Art className={styles.art} />}
    </span>
  );
}

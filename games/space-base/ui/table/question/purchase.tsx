/** A card from the shipyard: bought for all credits, bought for its cost, or taken for free. */

import controls from '@starboard/look/controls.module.css';
import { say as sayRules } from '@starboard/space-base/text';
import { type Resource, Token } from '../../art/token.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { shortName } from '../../card/set.ts';
import { arrivalOf } from '../arrival.ts';
import { cardAt } from '../catalog.ts';
import { type BaseChoice, consoleAt, useDesk, useHand } from '../desk.tsx';
import { targetOf } from '../targets.ts';
import { Ask, Confirm, Leave, Primary } from './ask.tsx';
import { Facts, Purse } from './facts.tsx';
import css from './purchase.module.css';

const CREDITS: Resource = 'credits';

export function PurchaseQuestion() {
  const { say, language, layout, view, seat, question, choices, pick } = useDesk();
  const { picked, hinted } = useHand();
  const { credits } = consoleAt(view, seat);
  const decline = choices.find(({ action }) => action.do === 'decline');
  const inHand = picked ?? hinted;
  const arrival = arrivalOf(inHand?.action);
  const ask = question?.ask === 'claim' ? 'claim' : question?.ask === 'buy' ? 'buy' : 'purchase';
  const keep = (
    <Leave choice={decline} number={1} dear>
      {ask === 'claim' ? say('purchase.take.leave') : say('purchase.keep', { credits })}
    </Leave>
  );
  if (inHand === undefined || arrival === undefined) {
    const ways = choices.length - (decline === undefined ? 0 : 1);
    return (
      <>
        <Ask title={say(`purchase.${ask}`)} hint={say('purchase.hint', { count: ways })}>
          {picked !== undefined && <Confirm />}
          {keep}
        </Ask>
        {layout === 'narrow' ? (
          <p className={css.pointer}>{say('purchase.point')}</p>
        ) : (
          <Purse ask={ask} />
        )}
      </>
    );
  }
  const { card, cost } = cardAt(arrival.card);
  const name = shortName(card, language, seat);
  const paid = ask === 'purchase' ? credits : cost;
  return (
    <>
      <Ask
        title={say(ask === 'claim' ? 'purchase.takeThis' : 'purchase.buyThis', { card: name })}
        about={arrival.card}
      >
        {picked !== undefined && (
          <Primary choice={picked}>
            {ask === 'claim' ? (
              say('purchase.take.do')
            ) : (
              <>
                {say('purchase.do')}
                <Token of={CREDITS} amount={paid} />
                <span className={controls.heard}>
                  {sayRules(language, 'amount.credits', { count: paid })}
                </span>
              </>
            )}
          </Primary>
        )}
        {keep}
      </Ask>
      <Facts choice={inHand} arrival={arrival} ask={ask}>
        <OtherSectors choices={choices} inHand={inHand} onPick={pick} />
      </Facts>
    </>
  );
}

/** Where a card may be stationed elsewhere than printed. */
function OtherSectors(props: {
  choices: readonly BaseChoice[];
  inHand: BaseChoice;
  onPick: (choice: BaseChoice) => void;
}) {
  const { say } = useDesk();
  const ways = props.choices.filter(
    ({ action }) => targetOf(action) === targetOf(props.inHand.action),
  );
  if (ways.length < 2) return null;
  return (
    <fieldset className={css.where}>
      <legend>{say('purchase.where')}</legend>
      <div className={css.sectors}>
        {ways.map((way) => (
          <button
            key={JSON.stringify(way.action)}
            type="button"
            aria-pressed={way === props.inHand}
            onClick={() => props.onPick(way)}
          >
            <SectorPlate sector={arrivalOf(way.action)?.sector ?? 1} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

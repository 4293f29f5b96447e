/** Which way to follow an arrow, or not at all. */

import { ArrowIcon } from '../../art/icons.tsx';
import { SectorPlate } from '../../card/plate.tsx';
import { useDesk } from '../desk.tsx';
import { sectorsOf } from '../lit.ts';
import { Ask, Confirm, Leave } from './ask.tsx';
import { Option, Options } from './option.tsx';
import { Outcome } from './outcome.tsx';
import { countedIn, SectorLine } from './sector-line.tsx';

export function ArrowQuestion() {
  const desk = useDesk();
  const { say, question, choices } = desk;
  const ways = choices.filter(({ action }) => action.do === 'follow');
  const decline = choices.find(({ action }) => action.do === 'decline');
  if (question?.ask !== 'arrow') return null;
  return (
    <>
      <Ask title={say('arrow.title', { sector: question.sector })} hint={say('arrow.hint')}>
        <Confirm />
        <Leave choice={decline} number={ways.length + 1}>
          {say('arrow.leave')}
        </Leave>
      </Ask>
      <Options count={ways.length}>
        {ways.map((way, index) => {
          const [sector] = sectorsOf(way, question);
          const to = way.action.do === 'follow' ? way.action.to : 'left';
          return (
            <Option
              key={to}
              choice={way}
              number={index + 1}
              title={say(`arrow.${to}`)}
              aside={
                <>
                  <SectorPlate sector={question.sector} />
                  <ArrowIcon arrow={to} />
                </>
              }
              footer={
                <Outcome
                  preview={way.preview}
                  counted={countedIn(desk, sectorsOf(way, question))}
                />
              }
            >
              {sector !== undefined && <SectorLine sector={sector} preview={way.preview} />}
            </Option>
          );
        })}
      </Options>
    </>
  );
}

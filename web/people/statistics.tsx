/** How someone does at each game: his ratings, and what they come from. */

import type { Statistics as GameStatistics } from '@starboard/client/http';
import { useFormatter, useTranslations } from 'use-intl';
import type { GameName } from '../games/catalogue.ts';
import { GamePicture } from '../games/game-picture.tsx';
import styles from './statistics.module.css';

export interface StatisticsProps {
  readonly statistics: readonly GameStatistics[];
  /** What is said before the first game. */
  readonly none: string;
}

export function Statistics({ statistics, none }: StatisticsProps) {
  if (statistics.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <ul className={styles.games}>
      {statistics.map((game) => (
        <Game key={game.game} {...game} />
      ))}
    </ul>
  );
}

function Game({ game, played, won, averagePlace, bestScore, ratings }: GameStatistics) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <li className={styles.game}>
      <GamePicture game={game} className={styles.picture} />
      <h3>{t(`games.${game as GameName}.name`)}</h3>
      <p className={styles.played}>{t('stats.played', { played, won })}</p>
      <dl className={styles.facts}>
        {ratings.map(({ against, points }) => (
          <Fact key={against} name={t(`stats.${against}`)} strong>
            {t('stats.points', { points: Math.round(points) })}
          </Fact>
        ))}
        {bestScore !== null && <Fact name={t('stats.best')}>{format.number(bestScore)}</Fact>}
        {averagePlace !== null && (
          <Fact name={t('stats.average')}>
            {format.number(averagePlace, { maximumFractionDigits: 1 })}
          </Fact>
        )}
      </dl>
    </li>
  );
}

interface FactProps {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: string;
}

function Fact({ name, strong = false, children }: FactProps) {
  return (
    <div data-strong={strong}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Sets up a game: which, where, who sits, by which rules. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useSearchParams } from 'wouter';
import { type CatalogueGame, GAMES, gameNamed } from '../games/catalogue.ts';
import { Lost } from '../shell/lost.tsx';
import { Screen } from '../shell/screen.tsx';
import { LocalSetup } from './local-setup.tsx';
import styles from './setup.module.css';
import { Step } from './step.tsx';
import { readWay, type Way, waysOf } from './way.ts';

const OnlineSetup = lazy(() => import('./online-setup.tsx'));

export default function Setup({ game: name }: { game: string }) {
  const t = useTranslations();
  const game = gameNamed(name);
  const [search] = useSearchParams();
  if (game === undefined) return <Lost />;
  const way = readWay(game, search.get('way'));
  const first = <FirstSteps game={game} way={way} />;
  // Another game or place begins with other seats.
  const key = `${game.name} ${way}`;
  return (
    <Screen title={t('setup.title')} lead={t('setup.lead')}>
      {way === 'online' ? (
        <Suspense
          fallback={
            <div className={styles.setup} data-coming="">
              <div className={styles.steps}>{first}</div>
            </div>
          }
        >
          <OnlineSetup key={key} game={game} first={first} />
        </Suspense>
      ) : (
        <LocalSetup key={key} game={game} way={way} first={first} />
      )}
    </Screen>
  );
}

/** Which game, and where: both stand in the address. */
function FirstSteps({ game, way }: { game: CatalogueGame; way: Way }) {
  const t = useTranslations();
  return (
    <>
      <Step title={t('setup.game')}>
        <div className={styles.choices}>
          {GAMES.map(({ name, Art }) => (
            <Pick
              key={name}
              href={`/new/${name}?way=${way}`}
              chosen={name === game.name}
              picture={<Art className={styles.art} />}
              title={t(`games.${name}.name`)}
              hint={t(`games.${name}.short`)}
            />
          ))}
        </div>
      </Step>
      <Step title={t('setup.where')}>
        <div className={styles.choices}>
          {waysOf(game).map((option) => (
            <Pick
              key={option}
              href={`/new/${game.name}?way=${option}`}
              chosen={option === way}
              picture={<Icon name={WAY_ICONS[option]} />}
              title={t(`setup.${option}`)}
              hint={t(option === 'here' ? `setup.hereHint.${game.name}` : `setup.${option}Hint`)}
            />
          ))}
        </div>
      </Step>
    </>
  );
}

const WAY_ICONS: Record<Way, IconName> = {
  online: 'wifi',
  here: 'tablet',
  bots: 'bot',
  alone: 'clock',
};

interface PickProps {
  readonly href: string;
  readonly chosen: boolean;
  readonly picture: ReactNode;
  readonly title: string;
  readonly hint: string;
}

/** A choice that changes the address, so that it can be shared and undone by going back. */
function Pick({ href, chosen, picture, title, hint }: PickProps) {
  return (
    <Link className={styles.pick} href={href} aria-current={chosen ? 'true' : undefined}>
      <span className={styles.picture}>{picture}</span>
      <span>
        {title}
        <small>{hint}</small>
      </span>
      {chosen && (
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      )}
    </Link>
  );
}

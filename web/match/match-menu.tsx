/** The page's own menu beside a game: settings, rules, fair chance, and the way out. */

import { Icon } from '@starboard/look/art/icon.tsx';
import controls from '@starboard/look/controls.module.css';
import { Dialog } from '@starboard/look/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '@starboard/look/menu.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toggleSound, useChosen } from '../settings/settings.ts';
import { PageSettings, PlaySettings } from '../settings/settings-form.tsx';

const RulesOf = lazy(async () => ({ default: (await import('../learn/rules.tsx')).RulesOf }));

export interface MatchMenuProps {
  readonly game: string;
  /** How its chance can be checked; a lesson has none. */
  readonly proof?: ReactNode;
  /** What else there is to do, as items of the menu. */
  readonly more?: ReactNode;
  readonly onLeave: () => void;
}

export function MatchMenu({ game, proof, more, onLeave }: MatchMenuProps) {
  const t = useTranslations();
  const { volume } = useChosen();
  const [shown, setShown] = useState<'settings' | 'rules' | 'proof'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={controls.round} aria-label={t('play.menu')}>
            <Icon name="gear" />
          </button>
        }
      >
        <MenuItem icon="gear" onSelect={() => setShown('settings')}>
          {t('play.menuSettings')}
        </MenuItem>
        <MenuItem icon={volume > 0 ? 'mute' : 'sound'} onSelect={toggleSound}>
          {t(volume > 0 ? 'play.menuMute' : 'play.menuSound')}
        </MenuItem>
        <MenuItem icon="book" onSelect={() => setShown('rules')}>
          {t('play.menuRules')}
        </MenuItem>
        {proof !== undefined && (
          <MenuItem icon="shield" onSelect={() => setShown('proof')}>
            {t('play.menuDice')}
          </MenuItem>
        )}
        {more}
        <MenuLine />
        <MenuItem icon="back" onSelect={onLeave}>
          {t('play.menuLeave')}
        </MenuItem>
      </Menu>
      <Dialog
        open={shown === 'settings'}
        onClose={close}
        title={t('settings.title')}
        closeLabel={t('close')}
      >
        <PlaySettings />
        <PageSettings />
      </Dialog>
      <Dialog
        wide
        open={shown === 'rules'}
        onClose={close}
        title={t('play.menuRules')}
        closeLabel={t('close')}
      >
        <Suspense fallback={<p>{t('loading')}</p>}>
          <RulesOf game={game} />
        </Suspense>
      </Dialog>
      <Dialog
        open={shown === 'proof'}
        onClose={close}
        title={t('play.menuDice')}
        closeLabel={t('close')}
      >
        {proof}
      </Dialog>
    </>
  );
}

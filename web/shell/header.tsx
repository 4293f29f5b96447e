/** The top of every page: mark, ways to go, language, colours, and you. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import { Traveller } from '@starboard/look/art/traveller.tsx';
import { seatColour } from '@starboard/look/seat-colours.ts';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { calledName, useProfile } from '../profile/profile.ts';
import { CHOICES, choose, type Theme, useChosen } from '../settings/settings.ts';
import { LANGUAGES, type Language, OWN_NAMES } from '../text/language.ts';
import { Choice } from './choice.tsx';
import styles from './header.module.css';
import mark from './mark.svg';
import { WAYS } from './ways.ts';

export interface HeaderProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

export function Header({ language, onLanguage }: HeaderProps) {
  const t = useTranslations();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Link className={styles.brand} href="/">
        <img className={styles.mark} src={mark} alt="" width={40} height={40} />
        {t('brand')}
      </Link>
      <nav className={styles.nav} aria-label={t('nav.label')}>
        {WAYS.filter(({ href }) => href !== '/me').map(({ href, name }) => (
          <Way key={href} href={href}>
            {t(`nav.${name}`)}
          </Way>
        ))}
      </nav>
      <div className={styles.settings}>
        <Choice
          icon="globe"
          label={t('settings.language')}
          value={language}
          options={LANGUAGES.map((value) => ({ value, name: OWN_NAMES[value], lang: value }))}
          onChoose={onLanguage}
        />
        <ThemeChoice />
        <Link
          className={styles.gear}
          href="/settings"
          aria-label={t('nav.settings')}
          title={t('nav.settings')}
        >
          <Icon name="gear" />
        </Link>
        <You />
      </div>
    </header>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  const [address] = useLocation();
  return (
    <Link className={styles.way} href={href} aria-current={address === href ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function You() {
  const profile = useProfile();
  return (
    <Link className={styles.you} href="/me">
      <Traveller className={styles.face} name={profile.face} ring={seatColour(profile.colour)} />
      <span>{calledName(profile)}</span>
    </Link>
  );
}

function ThemeChoice() {
  const t = useTranslations('settings');
  const theme = useChosen((chosen) => chosen.theme);
  return (
    <Choice
      terse
      icon={THEME_ICONS[theme]}
      label={t('theme')}
      value={theme}
      options={CHOICES.theme.map((value) => ({ value, name: t(value) }))}
      onChoose={(theme) => choose({ theme })}
    />
  );
}

const THEME_ICONS: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

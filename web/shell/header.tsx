/** The top of every page: mark, ways to go, language and colours. */

import { Icon, type IconName } from '@starboard/look/art/icon.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { LANGUAGES, type Language, OWN_NAMES } from '../text/language.ts';
import styles from './header.module.css';
import mark from './mark.svg';
import { chooseTheme, rememberedTheme, THEMES, type Theme } from './theme.ts';

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
        <Way href="/">{t('nav.home')}</Way>
        <Way href="/fair-dice">{t('nav.dice')}</Way>
        <Way href="/about">{t('nav.about')}</Way>
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

function ThemeChoice() {
  const t = useTranslations('settings');
  const [theme, setTheme] = useState(rememberedTheme);
  return (
    <Choice
      terse
      icon={THEME_ICONS[theme]}
      label={t('theme')}
      value={theme}
      options={THEMES.map((value) => ({ value, name: t(value) }))}
      onChoose={(chosen) => {
        chooseTheme(chosen);
        setTheme(chosen);
      }}
    />
  );
}

const THEME_ICONS: Record<Theme, IconName> = { system: 'screen', light: 'sun', dark: 'moon' };

interface ChoiceProps<Value extends string> {
  readonly icon: IconName;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { value: Value; name: string; lang?: string }[];
  readonly onChoose: (value: Value) => void;
  /** Shows its sign alone; the sign says what is chosen. */
  readonly terse?: boolean;
}

/** The browser's own list, dressed: it works with every hand, key and reader there is. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <span className={styles.choice} data-terse={props.terse}>
      <Icon name={props.icon} />
      <select
        aria-label={props.label}
        title={props.label}
        value={props.value}
        onChange={(event) => props.onChoose(event.target.value as Value)}
      >
        {props.options.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Light, dark, or as the system says. The look itself is in look/tokens.css. */

import { recall, remember } from './memory.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function rememberedTheme(): Theme {
  const remembered = recall('theme');
  return THEMES.find((theme) => theme === remembered) ?? 'system';
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  remember('theme', theme);
}

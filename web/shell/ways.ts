/** Where one can go from anywhere: above the page, and below it on a phone. */

import type { IconName } from '@starboard/look/art/icon.tsx';

export interface Way {
  readonly href: string;
  /** Its word among `nav`. */
  readonly name: 'home' | 'lobby' | 'learn' | 'me';
  readonly icon: IconName;
}

export const WAYS: readonly Way[] = [
  { href: '/', name: 'home', icon: 'play' },
  { href: '/lobby', name: 'lobby', icon: 'people' },
  { href: '/learn', name: 'learn', icon: 'book' },
  { href: '/me', name: 'me', icon: 'star' },
];

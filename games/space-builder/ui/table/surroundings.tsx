/** What every part of the table may need: how the visitor likes to play. */

import type { Settings } from '@starboard/look/table.ts';
import { createContext, useContext } from 'react';

const SettingsContext = createContext<Settings>({
  stillness: false,
  haste: 1,
  volume: 0,
  confirm: false,
});

export const Liking = SettingsContext.Provider;

export function useSettings(): Settings {
  return useContext(SettingsContext);
}

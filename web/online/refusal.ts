/** Why the server said no, in the visitor's language. */

import { Refusal } from '@starboard/engine';
import { useMessages, useTranslations } from 'use-intl';

export function useRefusal(): (error: unknown) => string {
  const t = useTranslations('refusals');
  const { refusals } = useMessages();
  return (error) => {
    const code = error instanceof Refusal ? error.code : '';
    // Which codes there are is only known while running.
    return isMessage(refusals, code) ? t(code as 'other') : t('other');
  };
}

function isMessage(messages: unknown, code: string): boolean {
  const found = code
    .split('.')
    .reduce<unknown>(
      (place, part) =>
        typeof place === 'object' && place !== null && Object.hasOwn(place, part)
          ? (place as Record<string, unknown>)[part]
          : undefined,
      messages,
    );
  return typeof found === 'string';
}

/** Why the server said no, in the visitor's language. */

import { tellRefusal } from '@starboard/client/text';
import { Refusal } from '@starboard/engine';
import { useLocale, useTranslations } from 'use-intl';

export function useRefusal(): (error: unknown) => string {
  const t = useTranslations('refusals');
  const language = useLocale();
  return (error) => (error instanceof Refusal ? tellRefusal(error, language) : t('other'));
}

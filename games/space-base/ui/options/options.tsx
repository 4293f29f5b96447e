/** What can be agreed before a match of Space Base: how it is set up. */

import type { OptionsProps } from '@starboard/look/table.ts';
import type { SpaceBaseTypes, Variant } from '@starboard/space-base';
import { say as tell } from '@starboard/space-base/text';
import { wordsFor } from '../text/words.ts';
import css from './options.module.css';

const VARIANTS: readonly Variant[] = ['standard', 'light-speed'];

export function Options({ value, onChange, language }: OptionsProps<SpaceBaseTypes>) {
  const say = wordsFor(language);
  return (
    <fieldset className={css.options}>
      <legend>{say('options.title')}</legend>
      {VARIANTS.map((variant) => (
        <label key={variant}>
          <input
            type="radio"
            name="space-base-variant"
            checked={value.variant === variant}
            onChange={() => onChange({ ...value, variant })}
          />
          <span>
            <b>{tell(language, `variant.${variant}`)}</b>
            <small>{say(`options.${variant}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

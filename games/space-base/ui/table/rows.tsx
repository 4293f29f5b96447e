/** Things in rows that arrow keys move through; Tab comes to one of them and goes on to what follows. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';

export function Rows(props: {
  className?: string | undefined;
  label: string;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current?.querySelector('[data-item][tabindex="0"]') !== null) return;
    const [first] = itemsIn(place.current);
    if (first !== undefined) first.tabIndex = 0;
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      ref={place}
      className={props.className}
      role="group"
      aria-label={props.label}
      data-rows=""
      onFocus={(event) => {
        for (const item of itemsIn(place.current)) item.tabIndex = item === event.target ? 0 : -1;
      }}
    >
      {props.children}
    </div>
  );
}

function itemsIn(place: HTMLElement | null): HTMLElement[] {
  return place === null ? [] : [...place.querySelectorAll<HTMLElement>('[data-item]')];
}

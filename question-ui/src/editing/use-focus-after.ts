import { type RefObject, useLayoutEffect, useRef } from 'react';

export type FocusTarget = { row: number; part: 'up' | 'down' | 'undo' | 'field' };

const fields = 'input, textarea, select, [role="checkbox"]';

/**
 * After a change of a list the focus goes where the next step is most likely: to the same button of the row that moved, to
 * the first field of a row that came, to the way back from a removal.
 */
export function useFocusAfter(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<FocusTarget | null>(null);

  useLayoutEffect(() => {
    const target = wanted.current;
    if (!target) return;
    wanted.current = null;
    find(list.current, target)?.focus();
  });

  return (target: FocusTarget) => {
    wanted.current = target;
  };
}

function find(list: HTMLElement | null, { row, part }: FocusTarget): HTMLElement | null | undefined {
  // Lists stand within lists: only rows and buttons of this one are meant.
  if (part === 'undo') return list?.querySelector<HTMLElement>(':scope > div > span > [data-part="undo"]');
  const item = list?.querySelector<HTMLElement>(`:scope > ol > [data-row="${row}"]`);
  if (part === 'field') return item?.querySelector<HTMLElement>(fields);
  const header = item?.firstElementChild;
  const button = header?.querySelector<HTMLButtonElement>(`[data-part="${part}"]`);
  return button?.disabled ? header?.querySelector<HTMLElement>('button:enabled') : button;
}

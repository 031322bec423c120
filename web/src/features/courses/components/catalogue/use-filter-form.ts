import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** How what a list is asked for stands in its address and in the fields of its form. */
export type FilterNotation<Asked> = {
  addressOf: (path: string, asked: Asked) => string;
  readAsked: (query: URLSearchParams) => Asked;
  /** What every field shows, by its name. */
  valuesOf: (asked: Asked) => Record<string, string>;
};

/**
 * Applies what is chosen in the form as soon as it is chosen, and lets the form follow the address. Its fields stay the
 * same elements all along: a new one would lose the focus.
 */
export function useFilterForm<Asked>(path: string, asked: Asked, notation: FilterNotation<Asked>) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function apply() {
    if (!form.current) return;
    const wanted = notation.addressOf(path, notation.readAsked(chosenIn(form.current)));
    // In place of the address before it: arrow keys walk through all choices of a field, and the way back would be as long.
    if (wanted !== notation.addressOf(path, asked)) void navigate(wanted, { replace: true, preventScrollReset: true });
  }

  // What was chosen before the scripts were there counts as well.
  const takeOver = useEffectEvent(apply);
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (form.current) fill(form.current, notation.valuesOf(asked));
  }, [asked, notation]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return { ref: form, onChange: apply, onSubmit };
}

function chosenIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  }
}

import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type Asked, addressOf, filterNames, readAsked } from './filters.ts';

/**
 * Applies what is chosen in the form as soon as it is chosen, and lets the form follow the address. Its fields stay the
 * same elements all along: a new one would lose the focus.
 */
export function useFilterForm(path: string, asked: Asked) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function apply() {
    if (!form.current) return;
    const wanted = addressOf(path, chosenIn(form.current));
    // In place of the address before it: arrow keys walk through all choices of a field, and the way back would be as long.
    if (wanted !== addressOf(path, asked)) void navigate(wanted, { replace: true, preventScrollReset: true });
  }

  // What was chosen before the scripts were there counts as well.
  const takeOver = useEffectEvent(apply);
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (form.current) fill(form.current, asked);
  }, [asked]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return { ref: form, onChange: apply, onSubmit };
}

function chosenIn(form: HTMLFormElement): Asked {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readAsked(new URLSearchParams(entries));
}

function fill(form: HTMLFormElement, { filters, sort }: Asked): void {
  const choose = (name: string, value: string) => {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = value;
  };
  for (const name of filterNames) choose(name, filters[name] ?? '');
  choose('sort', sort);
}

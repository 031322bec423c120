import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { addressOf, type Filters, filterNames, readFilters } from './filters.ts';

/**
 * Applies what is chosen in the form as soon as it is chosen, and lets the form follow the address. Its fields stay the
 * same elements all along: a new one would lose the focus.
 */
export function useFilterForm(path: string, filters: Filters) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function apply() {
    if (!form.current) return;
    const wanted = addressOf(path, chosenIn(form.current));
    // In place of the address before it: arrow keys walk through all choices of a field, and the way back would be as long.
    if (wanted !== addressOf(path, filters)) void navigate(wanted, { replace: true, preventScrollReset: true });
  }

  // What was chosen before the scripts were there counts as well.
  const takeOver = useEffectEvent(apply);
  useEffect(() => takeOver(), []);
  useEffect(() => {
    if (form.current) fill(form.current, filters);
  }, [filters]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return { ref: form, onChange: apply, onSubmit };
}

function chosenIn(form: HTMLFormElement): Filters {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFilters(new URLSearchParams(entries));
}

function fill(form: HTMLFormElement, filters: Filters): void {
  for (const name of filterNames) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) field.value = filters[name] ?? '';
  }
}

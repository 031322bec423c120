import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** How what a list is asked for stands in its address and in the fields of its form. */
export type FilterNotation<Asked> = {
  /** The same for all that asks for the same. */
  addressOf: (path: string, asked: Asked) => string;
  readAsked: (query: URLSearchParams) => Asked;
  /** What the fields show, by their names; the others are empty. */
  valuesOf: (asked: Asked) => Readonly<Record<string, string | undefined>>;
};

/**
 * Applies what is chosen in the form as soon as it is chosen, and lets the form follow the address. Its fields stay the
 * same elements all along: a new one would lose the focus.
 */
export function useFilterForm<Asked>(path: string, asked: Asked, notation: FilterNotation<Asked>) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // What the fields stand for: ahead of the page while a choice is on its way.
  const applied = useRef(notation.addressOf(path, asked));
  const choicesOnTheirWay = useRef(0);
  // Chosen addresses that the page was not drawn for yet: it may be for an older one after a newer was chosen.
  const undrawn = useRef<string[]>([]);

  async function apply() {
    if (!form.current) return;
    const wanted = notation.addressOf(path, notation.readAsked(chosenIn(form.current)));
    if (wanted === applied.current) return;
    applied.current = wanted;
    undrawn.current.push(wanted);
    choicesOnTheirWay.current += 1;
    // In place of the address before it: arrow keys walk through all choices of a field, and the way back would be as long.
    await navigate(wanted, { replace: true, preventScrollReset: true });
    choicesOnTheirWay.current -= 1;
  }

  // What was chosen before the scripts were there counts as well.
  const takeOver = useEffectEvent(apply);
  useEffect(() => void takeOver(), []);

  // Together with the page, so that nobody can choose anything between the two.
  useLayoutEffect(() => {
    const arrived = notation.addressOf(path, asked);
    // What arrives while a choice is on its way is older than that choice, and must not undo it.
    if (!form.current || choicesOnTheirWay.current > 0) return;
    if (arrived !== applied.current && undrawn.current.includes(arrived)) return;
    undrawn.current = [];
    if (arrived === applied.current) return;
    fill(form.current, notation.valuesOf(asked));
    applied.current = arrived;
  }, [path, asked, notation]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void apply();
  };
  return { ref: form, onChange: () => void apply(), onSubmit };
}

function chosenIn(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function fill(form: HTMLFormElement, values: Readonly<Record<string, string | undefined>>): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = values[field.name] ?? '';
  }
}

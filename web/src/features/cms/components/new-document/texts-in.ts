import { textOf } from '#screen/forms/answer-intent.ts';

/** What was typed into these fields of a form, each on one line. */
export function textsIn<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, textOf(form, name).replace(/\s+/g, ' ').trim()]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

import { isFormOf } from './same-words.ts';

/** Names that the trade uses as well, by words without articles, with those that our content defines. */
const names: readonly [string, string][] = [
  ['moment sile', 'navor'],
  ['vrtilni moment', 'navor'],
  ['moment of force', 'torque'],
  ['moment kraft', 'Drehmoment'],
];

export function otherNameOf(term: readonly string[]): string | null {
  const found = names.find(([name]) => {
    const words = name.split(' ');
    return words.length === term.length && words.every((word, at) => isFormOf(word, term[at] ?? ''));
  });
  return found?.[1] ?? null;
}

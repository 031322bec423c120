import { isFormOf, wordsOf } from '../wording/same-words.ts';

/**
 * The option of a calculator that a text means: `single phase` for `single-phase or DC`. Where it names only what several have
 * in common, such as `copper`, the first of them, which the reader is told.
 */
export function optionNamed(options: readonly string[], text: string): string | null {
  const words = partsOf(text);
  const rated = options.map((option) => {
    const parts = option.split(/ (?:or|ali|oder) |[,;(]/).map(partsOf);
    const named = parts.filter((part) => part.length > 0 && hasAll(part, words));
    return { option, kind: parts[0]?.join(' '), named: named.length };
  });
  const most = Math.max(0, ...rated.map(({ named }) => named));
  const [first, ...others] = most === 0 ? [] : rated.filter(({ named }) => named === most);
  return first && others.every(({ kind }) => kind === first.kind) ? first.option : null;
}

/** Words with hyphens are compared by their parts. */
function partsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.split('-'));
}

function hasAll(part: readonly string[], words: readonly string[]): boolean {
  return part.every((own) => words.some((word) => isFormOf(own, word)));
}

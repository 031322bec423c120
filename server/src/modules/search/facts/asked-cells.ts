import type { Language } from '@navor/languages';
import type { Fact } from '../../../platform/searchable.ts';
import { hitsIn, hitsOfTerms } from '../excerpts/highlight.ts';
import type { Question } from '../passages/question-terms.ts';
import { countWords } from '../passages/word-places.ts';

type Row = Extract<Fact, { kind: 'row' }>;

/**
 * The cells of a row that a question asks for, the likeliest first: those whose column it names, apart from those that say
 * which row is meant. Where only the caption is named, as for a current in a table of currents, all that have values.
 */
export function findAskedCells({ cells, caption }: Row, language: Language, { terms }: Question): number[] {
  const asked = terms.map(({ term, weight }) => ({ isHit: hitsOfTerms([term]), weight }));
  // However rare: a name that has two of the words fits better than one with a single rare one.
  const worthOf = (text: string) =>
    asked.reduce((sum, { isHit, weight }) => sum + (hitsIn(text, language, isHit).length > 0 ? weight : 0), 0);
  const others = [...cells.keys()].filter((at) => worthOf(cells[at]?.text ?? '') === 0);
  const worth = new Map(others.map((at) => [at, worthOf(cells[at]?.name ?? '')]));
  const named = others.filter((at) => (worth.get(at) ?? 0) > 0);
  if (named.length === 0) return worthOf(caption) > 0 ? others.filter((at) => cells[at]?.value !== null) : [];
  const lengthOf = (at: number) => countWords(cells[at]?.name ?? '');
  return named.sort(
    (one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0) || lengthOf(one) - lengthOf(other) || one - other,
  );
}

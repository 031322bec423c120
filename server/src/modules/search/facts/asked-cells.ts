import type { Language } from '@navor/languages';
import type { Fact } from '../../../platform/searchable.ts';
import { hitsIn, hitsOfTerms } from '../excerpts/highlight.ts';
import type { Question } from '../passages/question-terms.ts';
import { countWords } from '../passages/word-places.ts';

type Row = Extract<Fact, { kind: 'row' }>;
type Asking = { question: Question; points: readonly number[] };

/**
 * The cells of a row that a question asks for, the likeliest first: those whose column it names, apart from those that say
 * which row is meant. Where only the caption is named, as for a current in a table of currents, all that have values.
 */
export function findAskedCells({ cells, caption }: Row, language: Language, { question, points }: Asking): number[] {
  const hits = question.terms.map(({ term }) => hitsOfTerms([term]));
  const worthOf = (text: string) =>
    hits.reduce((sum, isHit, at) => sum + (hitsIn(text, language, isHit).length > 0 ? (points[at] ?? 0) : 0), 0);
  const others = [...cells.keys()].filter((at) => worthOf(cells[at]?.text ?? '') === 0);
  const worth = new Map(others.map((at) => [at, worthOf(cells[at]?.name ?? '')]));
  const named = others.filter((at) => (worth.get(at) ?? 0) > 0);
  if (named.length === 0) return worthOf(caption) > 0 ? others.filter((at) => cells[at]?.value !== null) : [];
  const lengthOf = (at: number) => countWords(cells[at]?.name ?? '');
  return named.sort(
    (one, other) => (worth.get(other) ?? 0) - (worth.get(one) ?? 0) || lengthOf(one) - lengthOf(other) || one - other,
  );
}

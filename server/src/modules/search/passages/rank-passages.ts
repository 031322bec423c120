import type { Language } from '@navor/languages';
import type { Passage } from '../../../platform/searchable.ts';
import { hitsIn, hitsOfTerms } from '../excerpts/highlight.ts';
import { parseQuery } from '../query/parse-query.ts';
import { formsOf } from '../query/query-terms.ts';
import { weightOfWord } from './asking-words.ts';

/**
 * The positions of a text's passages, those first that have the most words of a question; without any, in the order of the
 * text. Words count by how few of the passages have them.
 */
export function rankPassages(passages: readonly Passage[], question: string, language: Language): number[] {
  const words = parseQuery(question).words.filter((word) => weightOfWord(word, language) > 0);
  const hits = words.map((word) => {
    const isHit = hitsOfTerms([{ word, forms: formsOf([word.typed]), related: [], parts: [] }]);
    return passages.map(({ heading, text }) => hitsIn(`${heading ?? ''}\n${text}`, language, isHit).length > 0);
  });
  const points = passages.map((_, at) =>
    hits.reduce((sum, each) => sum + (each[at] ? 1 / each.filter(Boolean).length : 0), 0),
  );
  return [...passages.keys()].sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0) || one - other);
}

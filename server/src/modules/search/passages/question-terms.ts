import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { expandQuery } from '../query/expand-query.ts';
import { parseQuery, plainWords } from '../query/parse-query.ts';
import { type QueryTerm, termQuery } from '../query/query-terms.ts';
import type { TsQuery } from '../query/tsquery.ts';
import type { SearchScope } from '../search.policy.ts';
import { weightOfWord } from './asking-words.ts';

/** A word of a question that says what it is about. */
export type QuestionTerm = {
  term: QueryTerm;
  query: TsQuery;
  /** The word itself in any form, without longer ones that it is part of. */
  own: TsQuery;
  /** From 0 to 1: how much the word tells by itself, whatever the texts have. */
  weight: number;
  /** The sentences that it stands in. */
  sentences: number[];
};

export type Question = { terms: QuestionTerm[]; formulaKeys: string[]; sentenceCount: number };

/** As much of a question as is looked at; whoever writes more has pasted something. */
const longestQuestion = 2000;
const mostWords = 40;
/** Not part of an equation that it stands behind. */
const questionMark = /[?!]+(?=\s|$)/gu;
const sentenceEnd = /(?<=[.!?])\s+|\n+/u;

/**
 * What somebody asks in whole sentences, by the words that tell what it is about: by one statement, and one more where a word
 * seems to be mistyped.
 */
export async function readQuestion(
  pool: Pool,
  asked: string,
  { scope, language }: { scope: SearchScope; language: Language },
): Promise<Question> {
  const text = asked.slice(0, longestQuestion).toWellFormed();
  const parsed = parseQuery(text.replace(questionMark, '.'), { mostWords });
  const words = parsed.words.filter((word) => weightOfWord(word, language) > 0);
  if (words.length === 0) return { terms: [], formulaKeys: parsed.formulaKeys, sentenceCount: 0 };
  const expanded = await expandQuery(pool, { ...parsed, words }, { scope, language });
  const sentences = text.split(sentenceEnd).map((sentence) => new Set(plainWords(sentence)));
  const terms = expanded.terms.map((term) => {
    const asTyped = withoutGuesses(term);
    return {
      ...{
        term: asTyped,
        query: termQuery(asTyped),
        own: termQuery({ ...asTyped, related: [] }),
        weight: weightOfWord(term.word, language),
      },
      sentences: [...sentences.keys()].filter((at) => standsIn(term, sentences[at] ?? new Set())),
    };
  });
  return { terms, formulaKeys: parsed.formulaKeys, sentenceCount: sentences.length };
}

function standsIn({ word }: QueryTerm, sentence: Set<string>): boolean {
  return [word, ...word.parts].some(({ folded }) => sentence.has(folded));
}

/** Nobody is still typing: a word that nothing has is no beginning of others. */
function withoutGuesses({ prefix, ...term }: QueryTerm): QueryTerm {
  return prefix === undefined ? term : { ...term, related: [] };
}

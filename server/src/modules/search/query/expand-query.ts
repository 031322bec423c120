import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { fold } from '../analysis/fold.ts';
import { lexemesOf } from '../analysis/lexemes.ts';
import { splitGermanCompound } from '../analysis/stemming/german-compounds.ts';
import { tokenize } from '../analysis/tokenize.ts';
import type { SearchScope } from '../search.policy.ts';
import type { ParsedQuery, QueryWord } from './parse-query.ts';
import { formsOf, formsOfAcronym, isAcronym, type QueryTerm } from './query-terms.ts';
import { type Correction, chooseCorrections, rankCorrections } from './spelling-corrections.ts';
import { countVisibleUses, findInVocabulary, type VocabularyEntry } from './vocabulary.ts';

export type ExpansionOptions = { scope: SearchScope; language: Language; isTyping?: boolean };

export type ExpandedQuery = {
  parsed: ParsedQuery;
  terms: QueryTerm[];
  /** The query without what seems to be mistyped in it; null where nothing does. */
  corrected: string | null;
};

/**
 * Finds out what words may mean: by one statement, and one more where somebody seems to have mistyped a word. Only what the
 * asker may find counts as known, and only that is offered instead.
 */
export async function expandQuery(pool: Pool, parsed: ParsedQuery, options: ExpansionOptions): Promise<ExpandedQuery> {
  const words = parsed.words.flatMap((word) => [word, ...word.parts]);
  const vocabulary = await findInVocabulary(pool, words, options.scope);
  const corrections = await findCorrections(pool, vocabulary, options);
  const termOf = (word: QueryWord): QueryTerm => {
    const found = vocabulary.get(word.folded);
    const instead = corrections.get(word.folded)?.map((near) => near.word);
    return {
      word,
      forms: found?.isExact && isAcronym(word.typed) ? formsOfAcronym(word.typed) : formsOf(instead ?? [word.typed]),
      related: relatedTo(word, found),
      ...(found && !found.isKnown && !instead && isLongEnough(word) && { prefix: word.folded }),
      parts: word.parts.length > 0 || instead ? word.parts.map(termOf) : compoundParts(word, found),
    };
  };
  const terms = parsed.words.map(termOf);
  return {
    parsed,
    terms: options.isTyping ? matchLastAsPrefix(terms) : terms,
    corrected: correctSpelling(parsed, corrections),
  };
}

/** For each word that nothing has which the asker may find: the nearest ones that something has. */
async function findCorrections(
  pool: Pool,
  vocabulary: Map<string, VocabularyEntry>,
  options: ExpansionOptions,
): Promise<Map<string, Correction[]>> {
  const unknown = [...vocabulary].filter(([, { isKnown, near }]) => !isKnown && near.length > 0);
  const tried = new Map(unknown.map(([word, { near }]) => [word, rankCorrections(word, near)]));
  const candidates = [...new Set([...tried.values()].flat().map(({ word }) => word))];
  if (candidates.length === 0) return new Map();
  const visible = await countVisibleUses(pool, candidates, options);
  const corrections = new Map<string, Correction[]>();
  for (const [word, near] of tried) {
    const best = chooseCorrections(near, visible);
    if (best.length > 0) corrections.set(word, best);
  }
  return corrections;
}

/** Shorter ones are the beginning of too much, and marks in capitals are whole. */
function isLongEnough({ typed, folded }: QueryWord): boolean {
  return folded.length >= 3 && !isAcronym(typed);
}

/** A single letter begins too much, two do where there is nothing else. */
function matchLastAsPrefix(terms: QueryTerm[]): QueryTerm[] {
  const [last, shortest] = [terms.at(-1), terms.length > 1 ? 2 : 3];
  if (!last || last.word.folded.length < shortest) return terms;
  return [...terms.slice(0, -1), { ...last, prefix: last.word.folded }];
}

/**
 * A word is part of longer ones in German texts: `bolt` is not in `Boltzmann`. Of a word that nothing has, longer ones are
 * taken wherever they are, since it may be the beginning of a mark or of a word that is being typed.
 */
function relatedTo({ typed, folded }: QueryWord, found: VocabularyEntry | undefined): string[] {
  if (!found) return [];
  const isBeginning = (word: string) => !found.isKnown && !isAcronym(typed) && word.startsWith(folded);
  return found.related.flatMap((word) => (isBeginning(word) ? [word] : lexemesOf(word, 'de').stems.slice(0, 1)));
}

/** Where nothing has a compound, what has all its parts may do. */
function compoundParts({ folded }: QueryWord, found: VocabularyEntry | undefined): QueryTerm[] {
  if (!found || found.isKnown) return [];
  return splitGermanCompound(folded, (word) => found.pieces.has(word)).map((part) => ({
    ...{ word: { typed: part, folded: part, parts: [] }, forms: formsOf([part]), related: [], parts: [] },
  }));
}

function correctSpelling({ text }: ParsedQuery, corrections: Map<string, Correction[]>): string | null {
  let [corrected, copied] = ['', 0];
  for (const { start, end, word, parts } of tokenize(text)) {
    const best = parts === 0 ? corrections.get(fold(word))?.[0] : undefined;
    if (!best) continue;
    corrected += text.slice(copied, start) + best.written;
    copied = end;
  }
  return copied === 0 ? null : corrected + text.slice(copied);
}

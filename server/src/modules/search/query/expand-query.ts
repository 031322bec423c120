import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { fold } from '../analysis/fold.ts';
import { lexemesOf } from '../analysis/lexemes.ts';
import { splitGermanCompound } from '../analysis/stemming/german-compounds.ts';
import { tokenize } from '../analysis/tokenize.ts';
import type { SearchScope } from '../search.policy.ts';
import type { ParsedQuery, QueryWord } from './parse-query.ts';
import { formsOf, formsOfAcronym, isAcronym, type QueryTerm } from './query-terms.ts';
import { type Correction, chooseCorrection, type NearWord, rankCorrections } from './spelling-corrections.ts';
import { countVisibleUses, findInVocabulary, type VocabularyEntry } from './vocabulary.ts';

export type ExpansionOptions = { scope: SearchScope; language: Language; isTyping?: boolean };

export type ExpandedQuery = {
  parsed: ParsedQuery;
  terms: QueryTerm[];
  /** What is looked for instead, where something is mistyped without doubt; null where nothing is. */
  corrected: string | null;
  /** What may have been meant, where that is not sure enough to look for it. */
  offered: string | null;
};

/**
 * Finds out what words may mean: by one statement, and one more where somebody seems to have mistyped a word. Only what the
 * asker may find counts as known, and only that is offered instead.
 */
export async function expandQuery(pool: Pool, parsed: ParsedQuery, options: ExpansionOptions): Promise<ExpandedQuery> {
  const words = parsed.words.flatMap((word) => [word, ...word.parts, ...(word.pieces ?? [])]);
  const vocabulary = await findInVocabulary(pool, words, options.scope);
  const literal = new Set(parsed.words.flatMap(({ folded, isLiteral }) => (isLiteral ? [folded] : [])));
  const corrections = await findCorrections(pool, vocabulary, { ...options, literal });
  const termOf = (word: QueryWord): QueryTerm => {
    const found = vocabulary.get(word.folded);
    const instead = replacementsOf(corrections.get(word.folded));
    return {
      word,
      forms: found?.isExact && isAcronym(word.typed) ? formsOfAcronym(word.typed) : formsOf(instead ?? [word.typed]),
      related: relatedTo(word, found),
      ...(found && !found.isKnown && !instead && isLongEnough(word) && { prefix: word.folded }),
      parts: partsOf(word, found, { isReplaced: instead !== undefined, termOf }),
    };
  };
  const terms = parsed.words.map(termOf);
  return {
    parsed,
    terms: options.isTyping ? matchLastAsPrefix(terms) : terms,
    ...correctSpelling(parsed, corrections),
  };
}

function replacementsOf(correction: Correction | undefined): string[] | undefined {
  return correction?.kind === 'replaced' ? correction.by.map(({ word }) => word) : undefined;
}

/** For each word that nothing has which the asker may find: what is looked for or offered instead. */
async function findCorrections(
  pool: Pool,
  vocabulary: Map<string, VocabularyEntry>,
  options: ExpansionOptions & { literal: Set<string> },
): Promise<Map<string, Correction>> {
  const unknown = [...vocabulary].filter(
    ([word, { isKnown, near }]) => !isKnown && near.length > 0 && !options.literal.has(word),
  );
  const tried = new Map(unknown.map(([word, { near }]) => [word, rankCorrections(word, near)]));
  const candidates = [
    ...new Set([...tried].flatMap(([word, near]) => [...wordsOf(near), ...inOrOf(word, vocabulary)])),
  ];
  if (candidates.length === 0) return new Map();
  const visible = await countVisibleUses(pool, candidates, options);
  const corrections = new Map<string, Correction>();
  for (const [word, near] of tried) {
    const correction = chooseCorrection(word, near, visible);
    // What is made of known words, or is part of some, is most likely a word itself.
    const isLikelyWord = inOrOf(word, vocabulary).some((other) => visible.has(other));
    if (correction && (correction.kind === 'replaced' || !isLikelyWord)) corrections.set(word, correction);
  }
  return corrections;
}

type PartsOptions = { isReplaced: boolean; termOf: (word: QueryWord) => QueryTerm };

function partsOf(word: QueryWord, found: VocabularyEntry | undefined, { isReplaced, termOf }: PartsOptions) {
  if (word.parts.length > 0 || isReplaced) return word.parts.map(termOf);
  const pieces = found?.isKnown ? [] : (word.pieces ?? []);
  return pieces.length > 0 ? pieces.map(termOf) : compoundParts(word, found);
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
  return compoundOf(folded, found).map((part) => ({
    ...{ word: { typed: part, folded: part, parts: [] }, forms: formsOf([part]), related: [], parts: [] },
  }));
}

/** Words that this one is part of, and those that it is made of. */
function inOrOf(word: string, vocabulary: Map<string, VocabularyEntry>): string[] {
  const found = vocabulary.get(word);
  return [...(found?.related ?? []), ...compoundOf(word, found)];
}

function wordsOf(near: NearWord[]): string[] {
  return near.map(({ word }) => word);
}

function compoundOf(word: string, found: VocabularyEntry | undefined): string[] {
  return !found || found.isKnown ? [] : splitGermanCompound(word, (part) => found.pieces.has(part));
}

function correctSpelling(parsed: ParsedQuery, corrections: Map<string, Correction>) {
  const isOffered = [...corrections.values()].some(({ kind }) => kind === 'offered');
  const replaced = new Map([...corrections].filter(([, { kind }]) => kind === 'replaced'));
  return { corrected: respell(parsed, replaced), offered: isOffered ? respell(parsed, corrections) : null };
}

function respell({ text }: ParsedQuery, corrections: Map<string, Correction>): string | null {
  let [corrected, copied] = ['', 0];
  for (const { start, end, word, parts } of tokenize(text)) {
    const best = parts === 0 ? corrections.get(fold(word))?.by[0] : undefined;
    if (!best) continue;
    corrected += text.slice(copied, start) + best.written;
    copied = end;
  }
  return copied === 0 ? null : corrected + text.slice(copied);
}

import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { deletesOf, isMistypable } from '../analysis/typing-errors.ts';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';
import type { QueryWord } from './parse-query.ts';
import { formsOf, isAcronym } from './query-terms.ts';
import { any, lexeme, type TsQuery } from './tsquery.ts';

export type VocabularyWord = { word: string; written: string };

export type VocabularyEntry = {
  /** Whether there is anything with this word, or a form of it, that the asker may find. */
  isKnown: boolean;
  /** Whether there is anything with the very word. */
  isExact: boolean;
  /** Longer words that it is the beginning or the end of. */
  related: string[];
  /** Words that it may be mistyped from; only looked for where it is not known. */
  near: VocabularyWord[];
  /** Words that it may be made of; only looked for where it is not known. */
  pieces: Set<string>;
};

type Row = {
  position: number;
  is_known: boolean;
  is_exact: boolean;
  related: string[];
  near: VocabularyWord[];
  pieces: string[];
};

/** What the index knows of words, by one statement; by their folded forms. */
export async function findInVocabulary(
  pool: Pool,
  words: QueryWord[],
  { accesses, ownerId }: SearchScope,
): Promise<Map<string, VocabularyEntry>> {
  if (words.length === 0) return new Map();
  const asked = words.map(({ typed, folded }, position) => ({
    ...{ position, word: folded, query: any(formsOf([typed]).stems.map((each) => lexeme(each))) },
    mark: isAcronym(typed) ? lexeme(folded) : null,
    ...{ deletes: isMistypable(folded) ? deletesOf(folded) : [], pieces: piecesOf(folded) },
  }));
  const { rows } = await pool.query<Row>({
    name: 'search-words',
    text: lookUpQuery,
    values: [JSON.stringify(asked), accesses, ownerId],
  });
  return new Map(
    rows.map(({ position, is_known, is_exact, related, near, pieces }) => [
      words[position]?.folded ?? '',
      { isKnown: is_known, isExact: is_exact, related, near, pieces: new Set(pieces) },
    ]),
  );
}

/** In how many texts that the asker may find a word stands, and whether in the asker's language and in a title too. */
export type WordUses = { isInLanguage: boolean; isInTitle: boolean; count: number };

type UsesRow = { word: string; is_in_language: boolean; is_in_title: boolean; count: number };

/** Which of these words stand in something that the asker may find. */
export async function countVisibleUses(
  pool: Pool,
  words: string[],
  { scope, language }: { scope: SearchScope; language: Language },
): Promise<Map<string, WordUses>> {
  const { rows } = await pool.query<UsesRow>({
    name: 'search-visible-words',
    text: visibleQuery,
    values: [
      ...[words, words.map((word) => lexeme(word)), words.map((word) => lexeme(word, 'A'))],
      ...[scope.accesses, scope.ownerId, language],
    ],
  });
  return new Map(
    rows.map(({ word, is_in_language, is_in_title, count }) => [
      word,
      { isInLanguage: is_in_language, isInTitle: is_in_title, count },
    ]),
  );
}

/** Which of these queries nothing fits that the asker may find, by their positions. */
export async function findUnmatched(pool: Pool, queries: TsQuery[], scope: SearchScope): Promise<Set<number>> {
  const { rows } = await pool.query<{ position: number }>({
    name: 'search-unmatched',
    text: unmatchedQuery,
    values: [queries, scope.accesses, scope.ownerId],
  });
  return new Set(rows.map(({ position }) => position));
}

const shortestPiece = 3;
const longestCompound = 48;

/** All that may be a part of a compound, which may have lost an `e`. */
function piecesOf(word: string): string[] {
  if (!/^[a-z]+$/.test(word) || word.length < 2 * shortestPiece || word.length > longestCompound) return [];
  const pieces = new Set<string>();
  for (let start = 0; start <= word.length - shortestPiece; start++) {
    for (let end = start + shortestPiece; end <= word.length; end++) {
      pieces.add(word.slice(start, end)).add(`${word.slice(start, end)}e`);
    }
  }
  pieces.delete(word);
  return [...pieces];
}

/** Shorter ones are the beginning of too much; of words that nothing has, less is enough. */
const [shortestBeginning, shortestUnknown] = [4, 3];
const mostRelated = 16;
const mostNear = 300;
/** So many letters may follow a mistyped beginning: `kirchoff` for `Kirchhoffova`. */
const longestEnding = 5;
/** More say nothing more about how usual a word is. */
const mostCounted = 200;
/** Behind everything that begins alike. */
const last = `U&'\\+10FFFF'`;

const lookUpQuery = `
  SELECT asked.position, known.is_known, known.is_exact,
         coalesce(related.words, '{}') AS related, coalesce(near.words, '[]') AS near,
         coalesce(pieces.words, '{}') AS pieces
  FROM jsonb_to_recordset($1::jsonb) AS asked (position int, word text, query text, mark text, deletes text[], pieces text[])
  CROSS JOIN LATERAL (
    SELECT EXISTS (
      SELECT FROM search_entries AS entry
      WHERE entry.tokens @@ asked.query::tsquery AND ${isVisibleSql('entry', { accesses: '$2', owner: '$3' })}
    ) AS is_known,
    asked.mark IS NOT NULL AND EXISTS (
      SELECT FROM search_entries AS entry
      WHERE entry.tokens @@ asked.mark::tsquery AND ${isVisibleSql('entry', { accesses: '$2', owner: '$3' })}
    ) AS is_exact
  ) AS known
  LEFT JOIN LATERAL (
    SELECT array_agg(longer.word) AS words
    FROM (
      (SELECT word FROM search_words
       WHERE word > asked.word COLLATE "C" AND word < (asked.word || ${last}) COLLATE "C"
       ORDER BY word LIMIT ${mostRelated})
      UNION
      (SELECT word FROM search_words
       WHERE reversed > reverse(asked.word) COLLATE "C" AND reversed < (reverse(asked.word) || ${last}) COLLATE "C"
       ORDER BY reversed LIMIT ${mostRelated})
    ) AS longer
  ) AS related ON length(asked.word) >= CASE WHEN known.is_known THEN ${shortestBeginning} ELSE ${shortestUnknown} END
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('word', candidate.word, 'written', candidate.written)) AS words
    FROM (
      SELECT word, written FROM search_words
      WHERE deletes && asked.deletes AND length(word) - length(asked.word) BETWEEN -2 AND ${longestEnding}
      ORDER BY abs(length(word) - length(asked.word)) LIMIT ${mostNear}
    ) AS candidate
  ) AS near ON NOT known.is_known
  LEFT JOIN LATERAL (
    SELECT array_agg(word) AS words FROM search_words WHERE word = ANY(asked.pieces)
  ) AS pieces ON NOT known.is_known`;

const visibleQuery = `
  SELECT asked.word, bool_or(found.language = $6) AS is_in_language, bool_or(found.is_in_title) AS is_in_title,
         count(*)::int AS count
  FROM unnest($1::text[], $2::tsquery[], $3::tsquery[]) AS asked (word, query, in_title)
  CROSS JOIN LATERAL (
    SELECT entry.language, entry.front @@ asked.in_title AS is_in_title FROM search_entries AS entry
    WHERE entry.tokens @@ asked.query AND ${isVisibleSql('entry', { accesses: '$4', owner: '$5' })}
    LIMIT ${mostCounted}
  ) AS found
  GROUP BY asked.word`;

const unmatchedQuery = `
  SELECT (asked.place - 1)::int AS position
  FROM unnest($1::tsquery[]) WITH ORDINALITY AS asked (query, place)
  WHERE asked.query IS NULL OR NOT EXISTS (
    SELECT FROM search_entries AS entry
    WHERE entry.tokens @@ asked.query AND ${isVisibleSql('entry', { accesses: '$2', owner: '$3' })}
  )`;

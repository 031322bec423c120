import { type SearchKind, type Suggestion, suggestionCount } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import type { Pool } from 'pg';
import { hasPrefix, highlight, hitsOfTerms, type IsHit } from './excerpts/highlight.ts';
import { find } from './find.ts';
import { plainWords } from './query/parse-query.ts';
import { formsOf } from './query/query-terms.ts';
import { all, any, lexeme, prefix } from './query/tsquery.ts';
import { isSuggestedSql, type SearchScope } from './search.policy.ts';

type SuggestionRequest = { q: string; language: Language };
type Row = {
  kind: SearchKind;
  id: string;
  title: string;
  context: string | null;
  language: Language;
  path: string;
};

const shortestQuery = 2;
/** Fewer than that may be a query that no title begins with. */
const enough = 3;
const mostWords = 8;

/**
 * What somebody who is typing may mean. Titles are looked up in the order of an index, a few rows from where the typed text
 * would stand: that takes as long with a hundred thousand texts as with a thousand.
 */
export async function suggest(
  pool: Pool,
  scope: SearchScope,
  { q, language }: SuggestionRequest,
): Promise<Suggestion[]> {
  const words = plainWords(q).slice(0, mostWords);
  if (words.join('').length < shortestQuery) return [];
  const rows = await titlesFrom(pool, scope, { words, language });
  if (rows.length < suggestionCount) rows.push(...(await titlesWith(pool, scope, { words, language })));
  const isHit = anyOf(hitsOfTyped(words), hasPrefix(words.at(-1) ?? ''));
  const suggestions = unique(rows).map((row) => ({ ...row, marked_title: highlight(row.title, row.language, isHit) }));
  if (suggestions.length >= enough) return suggestions.slice(0, suggestionCount);
  const { results } = await find(pool, scope, { q, language, page: 1, isTyping: true });
  const found = results.map(({ passage: _, ...result }) => result);
  return unique([...suggestions, ...found]).slice(0, suggestionCount);
}

function unique<Item extends { kind: SearchKind; id: string }>(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`));
}

function hitsOfTyped(words: string[]): IsHit {
  return hitsOfTerms(
    words.map((word) => ({
      ...{ word: { typed: word, folded: word, parts: [] }, forms: formsOf([word]), related: [], parts: [] },
    })),
  );
}

function anyOf(...all: IsHit[]): IsHit {
  return (word, language) => all.some((isHit) => isHit(word, language));
}

type Typed = { words: string[]; language: Language };

/** Titles that go on, from one of their words, as the typed text begins. */
async function titlesFrom(pool: Pool, { accesses }: SearchScope, { words, language }: Typed): Promise<Row[]> {
  const languageOrder = [language, ...languages.filter((other) => other !== language)];
  const { rows } = await pool.query<Row>({
    name: 'search-titles',
    text: titlesQuery,
    values: [languageOrder, accesses, words.join(' '), language],
  });
  return rows;
}

/** Titles that have all the typed words, in whatever order and form. */
async function titlesWith(pool: Pool, { accesses }: SearchScope, { words, language }: Typed): Promise<Row[]> {
  const query = all(
    words.map((word, index) => {
      const isLast = index === words.length - 1;
      const forms = formsOf([word]).stems.map((each) => lexeme(each, 'A'));
      // A lone beginning was looked up already.
      return any(isLast && words.length > 1 ? [...forms, prefix(word, 'A')] : forms);
    }),
  );
  const { rows } = await pool.query<Row>({
    name: 'search-titles-with',
    text: titlesWithQuery,
    values: [query, accesses, language],
  });
  return rows;
}

const eachPlace = 10;
const last = `U&'\\+10FFFF'`;

/** An entry under its name in the asker's language; `chosen` has the ids of entries and their order. */
const namedSql = (language: string) => `
  SELECT named.kind, named.item_id AS id, named.title, named.context, named.language, named.path
  FROM chosen
  JOIN search_entries AS entry ON entry.id = chosen.entry_id
  CROSS JOIN LATERAL (
    SELECT other.* FROM search_entries AS other
    WHERE other.kind = entry.kind AND other.item_id = entry.item_id
    ORDER BY other.language = ${language} DESC, other.language = entry.language DESC LIMIT 1
  ) AS named
  ORDER BY chosen.place`;

const titlesQuery = `
  WITH chosen AS (
    SELECT hit.entry_id, row_number() OVER (ORDER BY wanted.rank, NOT hit.is_start, length(hit.key), hit.key) AS place
    FROM unnest($1::text[]) WITH ORDINALITY AS wanted (language, rank)
    CROSS JOIN unnest($2::text[]) AS seen (access)
    CROSS JOIN (VALUES (true), (false)) AS start (is_start)
    CROSS JOIN LATERAL (
      SELECT title.entry_id, title.key, title.is_start FROM search_titles AS title
      WHERE title.language = wanted.language AND title.access = seen.access AND title.is_start = start.is_start
        AND title.key >= $3::text COLLATE "C" AND title.key < ($3::text || ${last}) COLLATE "C"
      ORDER BY title.key LIMIT ${eachPlace}
    ) AS hit
    ORDER BY place LIMIT ${3 * suggestionCount}
  )
  ${namedSql('$4::text')}`;

const titlesWithQuery = `
  WITH chosen AS (
    SELECT hit.id AS entry_id,
           row_number() OVER (ORDER BY hit.language = $3::text DESC, hit.title_words, hit.title_key) AS place
    FROM (
      SELECT entry.id, entry.language, entry.title_words, entry.title_key FROM search_entries AS entry
      WHERE entry.front @@ $1::tsquery AND ${isSuggestedSql('entry', { accesses: '$2' })}
      LIMIT 50
    ) AS hit
    ORDER BY place LIMIT ${2 * suggestionCount}
  )
  ${namedSql('$3::text')}`;

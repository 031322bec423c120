import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';
import type { Question } from './question-terms.ts';

export type MatchedPassage = {
  kind: SearchKind;
  itemId: string;
  language: Language;
  title: string;
  context: string | null;
  titleWords: number;
  path: string;
  position: number;
  anchor: string | null;
  heading: string | null;
  text: string;
  isList: boolean;
  hasFormula: boolean;
  /** Which terms of the question are in the passage, and which of them only as a part of longer words; which in the title of its text, and in its title, headings and keywords. */
  inText: number[];
  inCompounds: number[];
  inTitle: number[];
  inFront: number[];
};

export type PassageMatches = {
  /** How much each term tells: a word that few texts have tells more than one that most have. */
  rarities: number[];
  passages: MatchedPassage[];
};

export type ItemReference = { kind: SearchKind; itemId: string };
type MatchOptions = { language: Language; kinds: readonly SearchKind[]; items: readonly ItemReference[] | null };

/** Passages that have words of a question, by one statement: of the texts with the most telling ones, those that have some. */
export async function matchPassages(
  pool: Pool,
  { terms, formulaKeys }: Question,
  scope: SearchScope,
  { language, kinds, items }: MatchOptions,
): Promise<PassageMatches> {
  const { rows } = await pool.query<PassageMatches>({
    name: 'search-passages',
    text: matchQuery,
    values: [
      ...[terms.map(({ query }) => query), terms.map(({ weight }) => weight), formulaKeys],
      ...[scope.accesses, scope.ownerId, language, kinds],
      items?.map(({ kind, itemId }) => `${kind} ${itemId}`) ?? null,
      terms.map(({ own }) => own),
    ],
  });
  return rows[0] ?? { rarities: [], passages: [] };
}

/** So many texts, and so many passages of them, are looked at more closely; in each of the asker's language and the others. */
const [mostTexts, mostPassages] = [24, 40];
/** As rare as a word of one text is one of none; from this many texts on, words tell hardly anything. */
const usualUses = 400;
const pointsOfTitle = 0.6;
const pointsOfFormula = 8;

const isWanted = `
  entry.kind = ANY($7::text[]) AND ($8::text[] IS NULL OR entry.kind || ' ' || entry.item_id = ANY($8::text[]))
  AND ${isVisibleSql('entry', { accesses: '$4', owner: '$5' })}`;

const matchQuery = `
  WITH asked AS (
    SELECT (place - 1)::int AS term, query, own, weight
    FROM unnest($1::tsquery[], $9::tsquery[], $2::float8[]) WITH ORDINALITY AS given (query, own, weight, place)
  ), found AS MATERIALIZED (
    SELECT asked.term, entry.id, entry.is_own, entry.is_title
    FROM asked
    CROSS JOIN LATERAL (
      SELECT entry.id, entry.language = $6::text AS is_own, entry.front @@ asked.query AS is_title
      FROM search_entries AS entry
      WHERE entry.tokens @@ asked.query AND ${isWanted}
    ) AS entry
  ), telling AS MATERIALIZED (
    SELECT asked.*, ln(1 + ${usualUses}.0 / greatest(uses.count, 1)) AS rarity
    FROM asked CROSS JOIN LATERAL (SELECT count(*) FROM found WHERE found.term = asked.term) AS uses
  ), points AS (
    SELECT found.id, found.is_own,
           sum(telling.weight * telling.rarity * CASE WHEN found.is_title THEN ${1 + pointsOfTitle} ELSE 1 END) AS points
    FROM found JOIN telling USING (term) GROUP BY found.id, found.is_own
    UNION ALL
    SELECT entry.id, entry.language = $6::text, ${pointsOfFormula}
    FROM search_entries AS entry
    WHERE cardinality($3::text[]) > 0 AND entry.formulas && $3::text[] AND ${isWanted}
  ), texts AS MATERIALIZED (
    SELECT id, is_own FROM (
      SELECT id, is_own, row_number() OVER (PARTITION BY is_own ORDER BY sum(points) DESC, id) AS place
      FROM points GROUP BY id, is_own
    ) AS ordered WHERE place <= ${mostTexts}
  ), passages AS MATERIALIZED (
    SELECT texts.id, texts.is_own, passage.position, fit.terms, fit.in_compounds, fit.points,
           passage.formulas && $3::text[] AS has_formula
    FROM texts
    JOIN search_passages AS passage ON passage.entry_id = texts.id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(telling.term), '{}') AS terms,
             coalesce(array_agg(telling.term) FILTER (WHERE NOT passage.tokens @@ telling.own), '{}') AS in_compounds,
             coalesce(sum(telling.weight * telling.rarity), 0) AS points
      FROM telling WHERE passage.tokens @@ telling.query
    ) AS fit
    -- What is found by its keywords alone is shown by how it begins.
    WHERE fit.points > 0 OR passage.formulas && $3::text[] OR passage.position = 0
  ), named AS MATERIALIZED (
    SELECT texts.id, coalesce(array_agg(hit.term) FILTER (WHERE hit.is_title), '{}') AS title_terms,
           coalesce(array_agg(hit.term) FILTER (WHERE hit.term IS NOT NULL), '{}') AS front_terms,
           coalesce(sum(hit.points) FILTER (WHERE hit.is_title), 0) AS points
    FROM texts
    JOIN search_entries AS entry ON entry.id = texts.id
    LEFT JOIN LATERAL (
      SELECT telling.term, telling.weight * telling.rarity AS points,
             ts_filter(entry.front, '{a}') @@ telling.query AS is_title
      FROM telling WHERE entry.front @@ telling.query
    ) AS hit ON true
    GROUP BY texts.id
  ), best AS (
    SELECT * FROM (
      SELECT passages.*, named.title_terms, named.front_terms,
             row_number() OVER (PARTITION BY passages.is_own
               ORDER BY passages.points + ${pointsOfTitle} * named.points
                        + CASE WHEN passages.has_formula THEN ${pointsOfFormula} ELSE 0 END DESC,
                        passages.position, passages.id) AS place
      FROM passages JOIN named USING (id)
    ) AS ordered WHERE place <= ${mostPassages}
  )
  SELECT
    (SELECT coalesce(json_agg(telling.rarity ORDER BY telling.term), '[]') FROM telling) AS rarities,
    (SELECT coalesce(json_agg(json_build_object(
              'kind', entry.kind, 'itemId', entry.item_id, 'language', entry.language, 'title', entry.title,
              'context', entry.context, 'titleWords', entry.title_words, 'path', entry.path,
              'position', passage.position, 'anchor', passage.anchor, 'heading', passage.heading,
              'text', passage.text, 'isList', passage.is_list, 'hasFormula', best.has_formula,
              'inText', best.terms, 'inCompounds', best.in_compounds, 'inTitle', best.title_terms, 'inFront', best.front_terms)), '[]')
     FROM best
     JOIN search_entries AS entry ON entry.id = best.id
     JOIN search_passages AS passage ON passage.entry_id = best.id AND passage.position = best.position) AS passages`;

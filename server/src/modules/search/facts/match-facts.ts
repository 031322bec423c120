import type { SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import type { Fact } from '../../../platform/searchable.ts';
import type { Question } from '../passages/question-terms.ts';
import { termQuery } from '../query/query-terms.ts';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';

export type MatchedFact = {
  fact: Fact;
  kind: SearchKind;
  itemId: string;
  language: Language;
  title: string;
  path: string;
  anchor: string | null;
  score: number;
  terms: number[];
};

export type FactMatches = { rarities: number[]; facts: MatchedFact[] };

type MatchOptions = {
  language: Language;
  kinds: readonly Fact['kind'][];
  dimensions: readonly string[];
  most: number;
};

export async function matchFacts(
  pool: Pool,
  { terms }: Question,
  scope: SearchScope,
  { language, kinds, dimensions, most }: MatchOptions,
): Promise<FactMatches> {
  const { rows } = await pool.query<FactMatches>({
    name: 'search-facts',
    text: matchQuery,
    values: [
      ...[terms.map(({ query }) => query), terms.map(({ weight }) => weight), dimensions],
      ...[scope.accesses, scope.ownerId, language, kinds, most],
      ...['A', 'B', 'C'].map((weight) => terms.map(({ term }) => termQuery(term, weight))),
    ],
  });
  return rows[0] ?? { rarities: [], facts: [] };
}

/** So many are put in order by how they fit; more than that have nothing but a usual word. */
const mostRanked = 300;
const usualUses = 400;
/** For each quantity that an equation reckons with, about what a word of its name is worth. */
const pointsOfDimension = 3;
/** What a word is worth by its place: what the fact is called (A), the names in it (B), symbols and units (C), or else. */
const [ofName, ofNames, ofSigns, ofElse] = [1.3, 1, 0.7, 0.4];

/** Before anything is counted: how rare a word is must tell nothing of what its reader may not open. */
const isVisible = isVisibleSql('entry', { accesses: '$4', owner: '$5' });

const matchQuery = `
  WITH asked AS (
    SELECT (place - 1)::int AS term, query, weight, in_name, in_names, in_signs
    FROM unnest($1::tsquery[], $2::float8[], $9::tsquery[], $10::tsquery[], $11::tsquery[])
         WITH ORDINALITY AS given (query, weight, in_name, in_names, in_signs, place)
  ), found AS MATERIALIZED (
    SELECT asked.term, fact.entry_id, fact.position
    FROM asked
    CROSS JOIN LATERAL (
      SELECT fact.entry_id, fact.position
      FROM search_facts AS fact JOIN search_entries AS entry ON entry.id = fact.entry_id
      WHERE fact.tokens @@ asked.query AND fact.kind = ANY($7::text[]) AND ${isVisible}
    ) AS fact
  ), telling AS MATERIALIZED (
    SELECT asked.*, ln(1 + ${usualUses}.0 / greatest(uses.count, 1)) AS rarity
    FROM asked CROSS JOIN LATERAL (SELECT count(*) FROM found WHERE found.term = asked.term) AS uses
  ), points AS (
    SELECT found.entry_id, found.position, telling.weight * telling.rarity AS points
    FROM found JOIN telling USING (term)
    UNION ALL
    SELECT fact.entry_id, fact.position, ${pointsOfDimension} * shared.count
    FROM search_facts AS fact
    JOIN search_entries AS entry ON entry.id = fact.entry_id
    CROSS JOIN LATERAL (
      SELECT count(*) FROM unnest(fact.dimensions) AS own (dimension) WHERE own.dimension = ANY($3::text[])
    ) AS shared
    WHERE cardinality($3::text[]) > 0 AND fact.dimensions && $3::text[] AND fact.kind = ANY($7::text[])
      AND ${isVisible}
  ), candidates AS MATERIALIZED (
    SELECT points.entry_id, points.position, sum(points.points) AS points
    FROM points
    JOIN search_entries AS entry ON entry.id = points.entry_id
    GROUP BY points.entry_id, points.position, entry.language
    ORDER BY entry.language = $6::text DESC, points DESC, points.entry_id, points.position
    LIMIT ${mostRanked}
  ), scored AS (
    SELECT fact.entry_id, fact.position, fact.anchor, fact.data, fit.terms,
           fit.points + CASE WHEN cardinality($3::text[]) = 0 THEN 0 ELSE ${pointsOfDimension} * (
             SELECT count(*) FROM unnest(fact.dimensions) AS own (dimension) WHERE own.dimension = ANY($3::text[])) END
           AS score
    FROM candidates
    JOIN search_facts AS fact USING (entry_id, position)
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(telling.term), '{}') AS terms,
             coalesce(sum(telling.weight * telling.rarity * CASE
               WHEN fact.tokens @@ telling.in_name THEN ${ofName} WHEN fact.tokens @@ telling.in_names THEN ${ofNames}
               WHEN fact.tokens @@ telling.in_signs THEN ${ofSigns} ELSE ${ofElse} END), 0) AS points
      FROM telling WHERE fact.tokens @@ telling.query
    ) AS fit
  )
  SELECT
    (SELECT coalesce(json_agg(telling.rarity ORDER BY telling.term), '[]') FROM telling) AS rarities,
    (SELECT coalesce(json_agg(json_build_object(
              'fact', best.data, 'kind', best.kind, 'itemId', best.item_id, 'language', best.language,
              'title', best.title, 'path', best.path, 'anchor', best.anchor, 'score', best.score, 'terms', best.terms)
              ORDER BY best.is_own DESC, best.score DESC, best.entry_id, best.position), '[]')
     FROM (
       SELECT scored.*, entry.kind, entry.item_id, entry.language, entry.title, entry.path,
              entry.language = $6::text AS is_own
       FROM scored JOIN search_entries AS entry ON entry.id = scored.entry_id
       ORDER BY is_own DESC, scored.score DESC, scored.entry_id, scored.position LIMIT $8::int
     ) AS best) AS facts`;

import { type SearchKind, searchKinds, searchResultsPerPage } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { isVisibleSql, type SearchScope } from '../search.policy.ts';
import type { Ranking, RankingRule } from './ranking-rules.ts';

export type MatchedPassage = { anchor: string | null; heading: string | null; text: string; is_list: boolean };

export type Match = {
  kind: SearchKind;
  id: string;
  /** Of title and context. */
  language: Language;
  title: string;
  context: string | null;
  path: string;
  /** The language in which it was found. */
  found_in: Language;
  passage: MatchedPassage | null;
};

export type Matches = { kinds: { kind: SearchKind; count: number }[]; results: Match[] };

type MatchOptions = { language: Language; kind: SearchKind | undefined; page: number };
type MatchCriteria = { ranking: Ranking; formulaKeys: string[]; isLoose: boolean };

/** Finds, counts and ranks by one statement; only for what is on the page it looks for the passage that fits best. */
export async function matchEntries(
  pool: Pool,
  criteria: MatchCriteria,
  scope: SearchScope,
  options: MatchOptions,
): Promise<Matches> {
  const { ranking, formulaKeys } = criteria;
  const by = matchedBy(criteria);
  if (by === 'nothing') return { kinds: [], results: [] };
  const { rows } = await pool.query<Matches>({
    name: `search-matches-by-${by}`,
    text: matchQuery(conditions[by]),
    values: [
      ...[ranking.match, formulaKeys, formulaKeys.filter((key) => key.startsWith('x:'))],
      ...[scope.accesses, scope.ownerId, options.language],
      ...[...parametersOf(ranking.front), ...parametersOf(ranking.whole)],
      ...[ranking.inTitle, ranking.wordCount, ranking.titleKey, ranking.anything],
      ...[options.kind ?? null, (options.page - 1) * searchResultsPerPage],
      ...[...parametersOf(ranking.roughFront), ...parametersOf(ranking.roughWhole)],
    ],
  });
  return rows[0] ?? { kinds: [], results: [] };
}

function parametersOf(rules: RankingRule[]): [unknown[], number[]] {
  const given = rules.filter(({ query }) => query !== null);
  return [given.map(({ query }) => query), given.map(({ points }) => points)];
}

/** Asked for like this it is always the index that answers; to read through all texts only looks cheaper. */
const hasWords = 'entry.tokens @@ (SELECT $1::tsquery)';
const hasFormula = 'entry.formulas && $2::text[]';

const conditions = {
  words: hasWords,
  formula: hasFormula,
  'words-and-formula': `${hasWords} AND ${hasFormula}`,
  'words-or-formula': `(${hasWords} OR ${hasFormula})`,
};

function matchedBy({ ranking, formulaKeys, isLoose }: MatchCriteria): keyof typeof conditions | 'nothing' {
  if (formulaKeys.length === 0) return ranking.match === null ? 'nothing' : 'words';
  // Words that match nothing leave the equation, unless all has to be there.
  if (ranking.match === null) return ranking.wordCount === 0 || isLoose ? 'formula' : 'nothing';
  return isLoose ? 'words-or-formula' : 'words-and-formula';
}

/** What somebody reads in a language of theirs comes first; a title in another one still comes before a mere mention. */
const otherLanguage = 0.6;

/** A quiz has the name of what it is about, which is what most people look for. */
const kindPoints: Record<SearchKind, number> = {
  ...{ course: 3, lesson: 2, library: 3, quiz: -20, note: 1, event: 1 },
  // Whoever asks for a subject wants to read of it first; asked for by name, people and sessions match in their titles.
  ...{ tutor: -10, group_session: -10 },
};
const pointsOfKind = searchKinds.map((kind) => `WHEN '${kind}' THEN ${kindPoints[kind]}`).join(' ');

/** Of passages the ones with everything are quoted first, and of these the ones in sentences. */
const [forAllWords, forLists] = [20, 0.1];

const scoreSql = `
  (SELECT coalesce(sum(rule.points), 0) FROM unnest($7::tsquery[], $8::float8[]) AS rule (query, points)
   WHERE entry.front @@ rule.query)
  + (SELECT coalesce(sum(rule.points), 0) FROM unnest($9::tsquery[], $10::float8[]) AS rule (query, points)
     WHERE entry.tokens @@ rule.query)
  + CASE WHEN entry.front @@ $11::tsquery
         THEN 60 * least(1, $12::float8 / greatest(entry.title_words, 1)) ELSE 0 END
  + CASE WHEN entry.title_key = $13::text THEN 40 ELSE 0 END
  + CASE WHEN $13::text <> '' AND starts_with(entry.title_key, $13::text) THEN 6 ELSE 0 END
  + 12 * coalesce(ts_rank_cd(entry.tokens, $1::tsquery, 32), 0)
  + CASE WHEN entry.formulas && $3::text[] THEN 110 WHEN entry.formulas && $2::text[] THEN 75 ELSE 0 END
  + CASE WHEN cardinality($2::text[]) > 0
         THEN 5 * least(6, (SELECT count(*) FROM search_passages AS passage
                            WHERE passage.entry_id = entry.id AND passage.formulas && $2::text[])) ELSE 0 END
  + CASE entry.kind ${pointsOfKind} ELSE 0 END`;

/** A question with many words has hundreds of rules: more texts than anybody looks through are only put in a rough order. */
const mostRanked = 200;

/** What the score comes to about, by indexes alone. */
const roughScoreSql = `
  coalesce(rough.points, 0)
  + CASE WHEN entry.title_key = $13::text THEN 100 ELSE 0 END
  + CASE WHEN cardinality($2::text[]) > 0 AND entry.formulas && $2::text[] THEN 75 ELSE 0 END`;

const roughPointsSql = (column: 'front' | 'tokens', queries: string, points: string) => `
  SELECT found.id, asked.points
  FROM unnest(${queries}::tsquery[], ${points}::float8[]) AS asked (query, points)
  CROSS JOIN LATERAL (SELECT id FROM search_entries WHERE ${column} @@ asked.query) AS found`;

function matchQuery(condition: string): string {
  const ofLanguage = `CASE WHEN entry.language = $6::text THEN 1 ELSE ${otherLanguage} END`;
  return `
    WITH rough AS (
      SELECT id, sum(points) AS points
      FROM (${roughPointsSql('front', '$17', '$18')} UNION ALL ${roughPointsSql('tokens', '$19', '$20')}) AS earned
      GROUP BY id
    ), matched AS MATERIALIZED (
      SELECT entry.id, entry.kind, entry.item_id, entry.language, entry.path, entry.within_kind, entry.within_id,
             (${roughScoreSql}) * ${ofLanguage} AS rough
      FROM search_entries AS entry
      LEFT JOIN rough ON rough.id = entry.id
      WHERE ${condition} AND ${isVisibleSql('entry', { accesses: '$4', owner: '$5' })}
    ), ranked AS MATERIALIZED (
      SELECT entry.id, (${scoreSql}) * ${ofLanguage} AS score
      FROM (
        SELECT id FROM matched WHERE $15::text IS NULL OR kind = $15::text ORDER BY rough DESC, id LIMIT ${mostRanked}
      ) AS first
      CROSS JOIN LATERAL (
        -- Concatenated, so that what is stored compressed is taken out once and not for every rule.
        SELECT id, kind, language, title_key, title_words, front || '' AS front, tokens || '' AS tokens, formulas
        FROM search_entries WHERE search_entries.id = first.id OFFSET 0
      ) AS entry
    ), best AS (
      SELECT DISTINCT ON (kind, item_id) matched.*, ranked.score
      FROM matched LEFT JOIN ranked ON ranked.id = matched.id
      ORDER BY kind, item_id, score DESC NULLS LAST, rough DESC, language = $6::text DESC, language
    ), page AS (
      SELECT * FROM best WHERE $15::text IS NULL OR kind = $15::text
      ORDER BY score DESC NULLS LAST, rough DESC, kind, item_id LIMIT ${searchResultsPerPage} OFFSET $16::int
    )
    SELECT
      (SELECT coalesce(json_agg(json_build_object('kind', counted.kind, 'count', counted.count)), '[]')
       FROM (SELECT kind, count(*)::int AS count FROM best GROUP BY kind) AS counted) AS kinds,
      (SELECT coalesce(json_agg(json_build_object(
                'kind', page.kind, 'id', page.item_id, 'path', page.path, 'found_in', page.language,
                'language', shown.language, 'title', shown.title, 'context', shown.context,
                'passage', (
                  SELECT json_build_object('anchor', fitting.anchor, 'heading', fitting.heading, 'text', fitting.text,
                                           'is_list', fitting.is_list)
                  FROM (
                    SELECT passage.anchor, passage.heading, passage.text, passage.is_list,
                           (coalesce(ts_rank('{0.3, 0.4, 0.6, 1.0}', passage.tokens, $14::tsquery, 1), 0)
                            + CASE WHEN passage.formulas && $3::text[] THEN 2
                                   WHEN passage.formulas && $2::text[] THEN 1 ELSE 0 END
                           ) / (1 + 0.04 * passage.position)
                           * CASE WHEN passage.tokens @@ $1::tsquery THEN ${forAllWords} ELSE 1 END
                           * CASE WHEN passage.is_list THEN ${forLists} ELSE 1 END AS fit
                    FROM search_passages AS passage WHERE passage.entry_id = page.id
                    ORDER BY fit DESC, passage.position LIMIT 1
                  ) AS fitting WHERE fitting.fit > 0)
              ) ORDER BY page.score DESC NULLS LAST, page.rough DESC, page.kind, page.item_id), '[]')
       FROM page
       CROSS JOIN LATERAL (
         SELECT named.title, named.context, named.language FROM search_entries AS named
         WHERE named.kind = coalesce(page.within_kind, page.kind)
           AND named.item_id = coalesce(page.within_id, page.item_id)
         ORDER BY named.language = $6::text DESC, named.language = page.language DESC, named.language LIMIT 1
       ) AS shown) AS results`;
}

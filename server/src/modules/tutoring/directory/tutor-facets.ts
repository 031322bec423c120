import { type TutoringLanguage, type TutorList, tutoringLanguages } from '@navor/contract';
import { type Translated, textIn } from '@navor/languages';
import type { Conditions, WantedTutors } from './tutor-filters.ts';

export type FacetRow =
  | { facet: 'all'; id: null; title: null; count: number }
  | { facet: 'language'; id: TutoringLanguage; title: null; count: number }
  | { facet: 'subject'; id: string; title: Translated; count: number };

/**
 * How many tutors fit, and how many would with each subject and language in the place of the chosen one. There are far fewer
 * combinations of both than tutors, so these are counted first.
 */
export function facetsQuery({ subject, language, rest }: Conditions): string {
  return `
    WITH tutors AS (
      SELECT subjects, languages, count(*) AS number FROM tutors WHERE ${rest} GROUP BY subjects, languages
    )
    SELECT 'all' AS facet, NULL AS id, NULL::jsonb AS title, 0 AS place,
           coalesce(sum(number) FILTER (WHERE ${subject} AND ${language}), 0)::int AS count
    FROM tutors
    UNION ALL
    SELECT 'language', each, NULL, 0, coalesce(sum(number) FILTER (WHERE ${subject}), 0)::int
    FROM tutors, unnest(tutors.languages) AS each GROUP BY each
    UNION ALL
    SELECT 'subject', themes.id, themes.title, themes.position, counted.count
    FROM (
      SELECT each, coalesce(sum(number) FILTER (WHERE ${language}), 0)::int AS count
      FROM tutors, unnest(tutors.subjects) AS each GROUP BY each
    ) AS counted JOIN themes ON themes.id = counted.each
    ORDER BY place, id`;
}

type Facets = Pick<TutorList, 'total' | 'subjects' | 'languages'>;

/** What would leave nothing is no choice; what is chosen stays to be seen, whatever the other filters leave of it. */
export function presentFacets(rows: FacetRow[], wanted: WantedTutors): Facets {
  return {
    total: rows.find(({ facet }) => facet === 'all')?.count ?? 0,
    subjects: rows.flatMap((row) => {
      if (row.facet !== 'subject' || (row.count === 0 && row.id !== wanted.subject)) return [];
      return [{ id: row.id, title: textIn(row.title, wanted.language), count: row.count }];
    }),
    languages: tutoringLanguages.flatMap((language) => {
      const count = rows.find(({ facet, id }) => facet === 'language' && id === language)?.count ?? 0;
      return count > 0 || language === wanted.teaches_in ? [{ language, count }] : [];
    }),
  };
}

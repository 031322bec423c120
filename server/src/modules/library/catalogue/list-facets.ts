import { type LibraryList, libraryKinds } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import { isReadableSql } from '../library.policy.ts';
import type { Conditions, Filters } from './list-filters.ts';

export type FacetRow =
  | { facet: 'all'; id: null; title: null; count: number }
  | { facet: 'kind'; id: string; title: null; count: number }
  | { facet: 'theme' | 'tag'; id: string; title: Translated; count: number };

/** How many items fit, and how many would with each theme, kind and tag in the place of the chosen one. */
export function facetsQuery({ theme, kind, tag, rest }: Conditions): string {
  return `
    WITH items AS (
      SELECT theme_id, kind, tags, (${theme}) AS of_theme, (${kind}) AS of_kind, (${tag}) AS of_tag, (${rest}) AS is_wanted
      FROM library_items WHERE ${isReadableSql('library_items')}
    )
    SELECT 'all' AS facet, NULL AS id, NULL::jsonb AS title, 0 AS place,
           count(*) FILTER (WHERE is_wanted AND of_theme AND of_kind AND of_tag)::int AS count
    FROM items
    UNION ALL
    SELECT 'kind', kind, NULL, 0, count(*) FILTER (WHERE is_wanted AND of_theme AND of_tag)::int
    FROM items GROUP BY kind
    UNION ALL
    SELECT 'theme', themes.id, themes.title, themes.position, counted.count
    FROM (
      SELECT theme_id, count(*) FILTER (WHERE is_wanted AND of_kind AND of_tag)::int AS count
      FROM items GROUP BY theme_id
    ) AS counted JOIN themes ON themes.id = counted.theme_id
    UNION ALL
    SELECT 'tag', library_tags.id, library_tags.title, 0, counted.count
    FROM (
      SELECT tag, count(*) FILTER (WHERE is_wanted AND of_theme AND of_kind)::int AS count
      FROM items, unnest(items.tags) AS tag GROUP BY tag
    ) AS counted JOIN library_tags ON library_tags.id = counted.tag
    ORDER BY place, id`;
}

type Facets = Pick<LibraryList, 'total' | 'themes' | 'kinds' | 'tags'>;

/** What would leave nothing is no choice; what is chosen stays to be seen, whatever the other filters leave of it. */
export function presentFacets(rows: FacetRow[], wanted: Filters & { language: Language }): Facets {
  const { language } = wanted;
  const named = (facet: 'theme' | 'tag') =>
    rows.flatMap((row) => {
      if (row.facet !== facet || (row.count === 0 && row.id !== wanted[facet])) return [];
      return [{ id: row.id, title: textIn(row.title, language), count: row.count }];
    });
  return {
    total: rows.find(({ facet }) => facet === 'all')?.count ?? 0,
    themes: named('theme'),
    kinds: libraryKinds.flatMap((kind) => {
      const count = rows.find(({ facet, id }) => facet === 'kind' && id === kind)?.count ?? 0;
      return count > 0 || kind === wanted.kind ? [{ kind, count }] : [];
    }),
    tags: named('tag').sort((one, other) => one.title.localeCompare(other.title, language)),
  };
}

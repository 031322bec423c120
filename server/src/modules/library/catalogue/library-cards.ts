import type { CourseLevel, LibraryCard, LibraryKind } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';

/** What cards and pages of items have in common, the reader's bookmark included. */
export type CardRow = {
  id: string;
  kind: LibraryKind;
  title: Translated;
  summary: Translated;
  languages: Language[];
  theme_id: string;
  theme_title: Translated;
  level: CourseLevel;
  tags: { id: string; title: Translated }[];
  is_bookmarked: boolean;
};

/** Of a row of `items`, joined with its theme; `reader` is the parameter with the reader's id, or null. */
export function cardColumns(reader: `$${number}`): string {
  return `
    items.id, items.kind, items.title, items.summary, items.languages, items.theme_id, themes.title AS theme_title,
    items.level,
    coalesce((SELECT json_agg(json_build_object('id', tags.id, 'title', tags.title) ORDER BY named.place)
              FROM unnest(items.tags) WITH ORDINALITY AS named (id, place)
              JOIN library_tags AS tags ON tags.id = named.id), '[]') AS tags,
    EXISTS (SELECT FROM library_bookmarks
            WHERE user_id = ${reader}::uuid AND item_id = items.id) AS is_bookmarked`;
}

type CardsQuery = { selection: string; reader: `$${number}`; more?: string[] };

/**
 * The statement for cards. `selection` picks rows of `library_items`, and so comes down to those that are shown before
 * anything is joined; its column `place` puts them in order, and `more` are others of its columns.
 */
export function cardsQuery({ selection, reader, more = [] }: CardsQuery): string {
  return `
    SELECT ${[cardColumns(reader), ...more].join(', ')}
    FROM (${selection}) AS items
    JOIN themes ON themes.id = items.theme_id
    ORDER BY items.place`;
}

export function presentCard(row: CardRow, wanted: Language): LibraryCard {
  return { ...presentFacts(row, wanted), ...presentTexts(row, commonLanguage(wanted, row.title, row.summary)) };
}

export function presentTexts({ title, summary }: CardRow, language: Language) {
  return { title: textIn(title, language), summary: textIn(summary, language), language };
}

export function presentFacts(row: CardRow, wanted: Language) {
  const { id, kind, languages, level, is_bookmarked } = row;
  return {
    ...{ id, kind, languages, level, is_bookmarked },
    theme: { id: row.theme_id, title: textIn(row.theme_title, wanted) },
    tags: row.tags.map((tag) => ({ id: tag.id, title: textIn(tag.title, wanted) })),
  };
}

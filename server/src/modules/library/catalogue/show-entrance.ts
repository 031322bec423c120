import { type LibraryCard, type LibraryEntrance, type LibraryKind, libraryKinds } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { isReadableSql } from '../library.policy.ts';
import { type CardRow, cardsQuery, presentCard } from './library-cards.ts';
import { recentReadersSql } from './recent-readers.ts';

/** So many of each list are shown; the filtered list has the rest. */
const shown = 6;

/** What the library holds, by two statements whatever its size and whoever reads it. */
export async function showEntrance(pool: Pool, viewer: Viewer, language: Language): Promise<LibraryEntrance> {
  const [counts, cards] = await Promise.all([
    pool.query<CountRow>({ name: 'library-entrance-counts', text: countsQuery }),
    pool.query<CardRow & { list: List }>({
      name: 'library-entrance-cards',
      text: listsQuery,
      values: [readerId(viewer)],
    }),
  ]);
  const lists = Map.groupBy(cards.rows, ({ list }) => list);
  const listed = (list: List): LibraryCard[] => (lists.get(list) ?? []).map((row) => presentCard(row, language));
  const kinds = Map.groupBy(counts.rows, ({ kind }) => kind);
  return {
    item_count: total(counts.rows),
    themes: [...Map.groupBy(counts.rows, ({ id }) => id).values()].map((rows) => presentTheme(rows, language)),
    kinds: libraryKinds.flatMap((kind) => {
      const rows = kinds.get(kind);
      return rows ? [{ kind, count: total(rows) }] : [];
    }),
    newest: listed('newest'),
    most_read: listed('most-read'),
    own: viewer.kind === 'signed-in' ? { bookmarks: listed('bookmarks'), recent: listed('recent') } : null,
  };
}

type List = 'newest' | 'most-read' | 'bookmarks' | 'recent';
type CountRow = { id: string; title: Translated; summary: Translated; kind: LibraryKind; count: number };

function presentTheme(rows: CountRow[], wanted: Language): LibraryEntrance['themes'][number] {
  const [first] = rows as [CountRow, ...CountRow[]];
  const language = commonLanguage(wanted, first.title, first.summary);
  return {
    id: first.id,
    title: textIn(first.title, language),
    summary: textIn(first.summary, language),
    language,
    count: total(rows),
  };
}

function total(rows: CountRow[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

const countsQuery = `
  SELECT themes.id, themes.title, themes.summary, counted.kind, counted.count
  FROM (
    SELECT theme_id, kind, count(*)::int AS count FROM library_items
    WHERE ${isReadableSql('library_items')} GROUP BY theme_id, kind
  ) AS counted
  JOIN themes ON themes.id = counted.theme_id
  ORDER BY themes.position, themes.id`;

type Selection = { list: List; from: string; where?: string; order: string };

/** The first of a list; each as a subquery of its own, so that none has to be sorted as a whole. */
function firstOf({ list, from, where = 'true', order }: Selection): string {
  return `
    SELECT * FROM (
      SELECT library_items.*, '${list}' AS list, row_number() OVER (ORDER BY ${order}) AS place
      FROM library_items ${from}
      WHERE ${isReadableSql('library_items')} AND ${where}
      ORDER BY ${order} LIMIT ${shown}
    ) AS "${list}"`;
}

const own = (table: string) => `JOIN ${table} AS own ON own.user_id = $1::uuid AND own.item_id = library_items.id`;

/** What a library began with came all at once: none of it is newer than the rest, and its order would tell nothing. */
const isAddedLater = `library_items.created_at > (
  SELECT min(first.created_at) + interval '1 day' FROM library_items AS first WHERE ${isReadableSql('first')})`;

const selections: Selection[] = [
  {
    ...{ list: 'newest', from: '', where: isAddedLater },
    order: 'library_items.created_at DESC, library_items.id',
  },
  {
    list: 'most-read',
    from: `JOIN (${recentReadersSql}) AS read ON read.item_id = library_items.id`,
    order: 'read.readers DESC, library_items.id',
  },
  { list: 'bookmarks', from: own('library_bookmarks'), order: 'own.created_at DESC, library_items.id' },
  { list: 'recent', from: own('library_visits'), order: 'own.last_read_at DESC, library_items.id' },
];

const listsQuery = cardsQuery({
  selection: selections.map(firstOf).join(' UNION ALL '),
  reader: '$1',
  more: ['items.list'],
});

import { type LibraryList, type LibrarySort, libraryItemsPerPage } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import { alphabeticalSql } from '../../../platform/database/translated-text.ts';
import { isReadableSql } from '../library.policy.ts';
import { type CardRow, cardsQuery, presentCard } from './library-cards.ts';
import { type FacetRow, facetsQuery, presentFacets } from './list-facets.ts';
import { type Conditions, type Filters, filterOf } from './list-filters.ts';
import { recentReadersSql } from './recent-readers.ts';

type Wanted = Filters & { language: Language; sort: LibrarySort; page: number };

/** A page of the library, by two statements whatever its size and whoever reads it. */
export async function listItems(pool: Pool, viewer: Viewer, wanted: Wanted): Promise<LibraryList> {
  const { language, sort, page } = wanted;
  const reader = readerId(viewer);
  const { conditions, values, isEverything } = filterOf(wanted, reader);
  // What most ask for is prepared once; there are too many ways of filtering to keep them all prepared.
  const named = (name: string) => (isEverything ? { name } : {});
  const [cards, counts] = await Promise.all([
    pool.query<CardRow>({
      ...named(`library-list-${sort}-${language}`),
      text: pageQuery(conditions, orders(wanted, values.length)[sort], values.length),
      values: [...values, (page - 1) * libraryItemsPerPage, reader],
    }),
    pool.query<FacetRow>({ ...named('library-list-facets'), text: facetsQuery(conditions), values }),
  ]);
  const { total, ...facets } = presentFacets(counts.rows, wanted);
  return {
    items: cards.rows.map((row) => presentCard(row, language)),
    total,
    page,
    page_count: Math.max(1, Math.ceil(total / libraryItemsPerPage)),
    ...facets,
  };
}

type Order = { join: string; by: string };

function pageQuery(conditions: Conditions, { join, by }: Order, given: number): string {
  const selection = `
    SELECT library_items.*, row_number() OVER (ORDER BY ${by}) AS place
    FROM library_items ${join}
    WHERE ${isReadableSql('library_items')} AND ${Object.values(conditions).join(' AND ')}
    ORDER BY ${by} LIMIT ${libraryItemsPerPage} OFFSET $${given + 1}`;
  return cardsQuery({ selection, reader: readerAt(given) });
}

/** Where the reader stands among the values of the statement. */
function readerAt(given: number): `$${number}` {
  return `$${given + 2}`;
}

/** What is bookmarked is new from when it was. */
function orders({ language, bookmarked }: Wanted, given: number): Record<LibrarySort, Order> {
  const byTitle = `${alphabeticalSql('library_items.title', language)}, library_items.id`;
  return {
    title: { join: '', by: byTitle },
    newest: bookmarked
      ? {
          join: `LEFT JOIN library_bookmarks AS own ON own.user_id = ${readerAt(given)}::uuid AND own.item_id = library_items.id`,
          by: 'own.created_at DESC NULLS LAST, library_items.id',
        }
      : { join: '', by: 'library_items.created_at DESC, library_items.id' },
    'most-read': {
      join: `LEFT JOIN (${recentReadersSql}) AS read ON read.item_id = library_items.id`,
      by: `coalesce(read.readers, 0) DESC, ${byTitle}`,
    },
  };
}

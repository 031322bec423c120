import type { LibraryList } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';
import type { Asked } from './filters.ts';

type Found = { asked: Asked; found: LibraryList };
type Reader = Pick<Page, 'api' | 'preferences'>;

/** A page of the library. A theme or tag that no item has is left out of what was asked, like any unknown value. */
export async function findItems(reader: Reader, asked: Asked, page: number): Promise<Found> {
  const { bookmarked, ...filters } = asked.filters;
  const { language } = reader.preferences;
  const found = await reader.api.library.list({
    ...filters,
    bookmarked: bookmarked === 'true',
    language,
    sort: asked.sort,
    page,
  });
  const theme = idAmong(found.themes, filters.theme);
  const tag = idAmong(found.tags, filters.tag);
  if (theme === filters.theme && tag === filters.tag) return { asked, found };
  return findItems(reader, { ...asked, filters: { ...asked.filters, theme, tag } }, page);
}

function idAmong(choices: readonly { id: string }[], wanted: string | undefined): string | undefined {
  return choices.some(({ id }) => id === wanted) ? wanted : undefined;
}

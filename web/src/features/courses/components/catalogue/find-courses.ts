import type { Catalogue } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';
import type { Asked } from './filters.ts';

type Found = { asked: Asked; found: Catalogue };
type Reader = Pick<Page, 'api' | 'preferences'>;

/** A page of the catalogue. A theme that no course belongs to is left out of what was asked, like any unknown value. */
export async function findCourses(reader: Reader, asked: Asked, page: number): Promise<Found> {
  const { language: available_in, ...filters } = asked.filters;
  const { language } = reader.preferences;
  const found = await reader.api.courses.list({ ...filters, available_in, language, sort: asked.sort, page });
  const { theme } = filters;
  if (!theme || found.themes.some(({ id }) => id === theme)) return { asked, found };
  return findCourses(reader, { ...asked, filters: { ...asked.filters, theme: undefined } }, page);
}

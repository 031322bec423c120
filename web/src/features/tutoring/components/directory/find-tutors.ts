import type { TutorList } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';
import type { Asked } from './filters.ts';

type Reader = Pick<Page, 'api' | 'preferences'>;

/** A page of the directory. A subject that no tutor has is left out of what was asked, like any unknown value. */
export async function findTutors(
  reader: Reader,
  asked: Asked,
  page: number,
): Promise<{ asked: Asked; found: TutorList }> {
  const { subject, language, price, free } = asked.filters;
  const found = await reader.api.tutoring.tutors.list({
    language: reader.preferences.language,
    subject,
    teaches_in: language,
    max_cents: price === undefined ? undefined : Number(price) * 100,
    free_this_week: free === 'week',
    sort: asked.sort,
    page,
  });
  const isKnown = subject === undefined || found.subjects.some(({ id }) => id === subject);
  if (isKnown) return { asked, found };
  return findTutors(reader, { ...asked, filters: { ...asked.filters, subject: undefined } }, page);
}

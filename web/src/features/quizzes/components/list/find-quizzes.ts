import type { QuizList } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';
import type { Filters } from './filters.ts';

type Found = { filters: Filters; found: QuizList };
type Reader = Pick<Page, 'api' | 'preferences'>;

/** A page of the quizzes. A theme that no quiz belongs to is left out of what was asked, like any unknown value. */
export async function findQuizzes(reader: Reader, filters: Filters, page: number): Promise<Found> {
  const found = await reader.api.quizzes.list({ ...filters, language: reader.preferences.language, page });
  const { theme } = filters;
  if (!theme || found.themes.some(({ id }) => id === theme)) return { filters, found };
  return findQuizzes(reader, { ...filters, theme: undefined }, page);
}

import type { Api } from '@navor/contract/page-request';
import { isApiError } from '#platform/api-error.ts';

/** The public page of a lesson; its ids are no longer than those of the API. */
const lessonPage = /^\/courses\/([a-z0-9-]{1,100})\/[a-z0-9-]{1,100}$/;

/** Of the course that a lesson's page shows to visitors; none for other pages, nor for courses that do not exist. */
export async function lessonPageVersion(pathname: string, api: Pick<Api, 'courses'>): Promise<string | undefined> {
  const [, courseId] = lessonPage.exec(pathname) ?? [];
  if (courseId === undefined) return undefined;
  try {
    const { version } = await api.courses.version({ courseId });
    return version;
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}

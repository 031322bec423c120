import { type PreviewedAs, previewedAs } from '@navor/contract/choices';
import { redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { coursePath, ownCoursesPath } from '../../course-paths.ts';

/** Whose eyes an address asks for. */
export function previewedAsOf(query: URLSearchParams): PreviewedAs {
  const asked = query.get('as');
  return previewedAs.find((each) => each === asked) ?? 'visitor';
}

/** What somebody may not edit, such as a course that this one builds on, is shown as readers have it. */
export async function orAsPublished<Result>(courseId: string, preview: Promise<Result>): Promise<Result> {
  try {
    return await orNotFound(preview);
  } catch (error) {
    if (isApiError(error) && error.code === 'FORBIDDEN') throw redirect(coursePath(ownCoursesPath, courseId));
    throw error;
  }
}

import type { ContentFiles } from '../../../platform/content/content-files.ts';
import type { Places } from '../../courses/index.ts';

/** Where a quiz belongs, by ids; nowhere for a standalone one. */
export type PlacedQuiz = { id: string; courseId: string | null; moduleId: string | null; lessonId: string | null };

/** A quiz that says something else than the files it was loaded from, and what an export of it would be. */
export type EditedQuiz = { id: string; loadedHash: string; files: ContentFiles };

/** What quizzes lean on and stand beside, outside of the files that are looked at. */
export type Surroundings = Places & { topicIds: string[]; quizzes: PlacedQuiz[]; edited: EditedQuiz[] };

export const nothingAround: Surroundings = { themeIds: [], courses: [], topicIds: [], quizzes: [], edited: [] };

/** Courses that come along with the quizzes are as they will be, not as they were. */
export function withPlaces(around: Surroundings, { themeIds, courses }: Places): Surroundings {
  const replaced = new Set(courses.map(({ id }) => id));
  return {
    ...around,
    themeIds: [...around.themeIds, ...themeIds],
    courses: [...around.courses.filter(({ id }) => !replaced.has(id)), ...courses],
  };
}

import type { Places } from '../../courses/index.ts';

/** Where a quiz belongs, by ids; nowhere for a standalone one. */
export type PlacedQuiz = { id: string; courseId: string | null; moduleId: string | null; lessonId: string | null };

/** What quizzes lean on and stand beside, outside of the files that are looked at. */
export type Surroundings = Places & { topicIds: string[]; quizzes: PlacedQuiz[] };

export const nothingAround: Surroundings = { themeIds: [], courses: [], topicIds: [], quizzes: [] };

/** Courses that come along with the quizzes are as they will be, not as they were. */
export function withPlaces(around: Surroundings, { themeIds, courses }: Places): Surroundings {
  const replaced = new Set(courses.map(({ id }) => id));
  return {
    ...around,
    themeIds: [...around.themeIds, ...themeIds],
    courses: [...around.courses.filter(({ id }) => !replaced.has(id)), ...courses],
  };
}

import type { EditedInApp } from '../../../content/files/edited-in-app.ts';
import { type CourseReferences, noCourseReferences } from '../../courses/index.ts';

/** Where a quiz belongs, by ids; nowhere for a standalone one. */
export type PlacedQuiz = { id: string; courseId: string | null; moduleId: string | null; lessonId: string | null };

/** What quizzes refer to, and those they stand beside, outside of the files that are looked at. */
export type QuizReferences = CourseReferences & { topicIds: string[]; quizzes: PlacedQuiz[]; edited: EditedInApp[] };

export const noQuizReferences: QuizReferences = { ...noCourseReferences, topicIds: [], quizzes: [], edited: [] };

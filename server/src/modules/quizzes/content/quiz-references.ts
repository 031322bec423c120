import type { ContentFiles } from '../../../content/files/content-files.ts';
import { type CourseReferences, noCourseReferences } from '../../courses/index.ts';

/** Where a quiz belongs, by ids; nowhere for a standalone one. */
export type PlacedQuiz = { id: string; courseId: string | null; moduleId: string | null; lessonId: string | null };

/** A quiz that says something else than the files it was loaded from, and what an export of it would be. */
export type EditedQuiz = { id: string; loadedHash: string; files: ContentFiles };

/** What quizzes refer to, and those they stand beside, outside of the files that are looked at. */
export type QuizReferences = CourseReferences & { topicIds: string[]; quizzes: PlacedQuiz[]; edited: EditedQuiz[] };

export const noQuizReferences: QuizReferences = { ...noCourseReferences, topicIds: [], quizzes: [], edited: [] };

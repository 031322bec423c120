import { isNotNull } from 'drizzle-orm';
import type { EditedInApp } from '../../../content/files/edited-in-app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { findCourseReferences } from '../../courses/index.ts';
import { quizTopics, quizzes } from '../quizzes.tables.ts';
import { exportQuiz } from './export-quizzes.ts';
import type { QuizReferences } from './quiz-references.ts';

export async function findQuizReferences(db: Db): Promise<QuizReferences> {
  const topics = await db.select({ id: quizTopics.id }).from(quizTopics);
  const placed = await db
    .select({ id: quizzes.id, courseId: quizzes.courseId, moduleId: quizzes.moduleId, lessonId: quizzes.lessonId })
    .from(quizzes);
  return { ...(await findCourseReferences(db)), topicIds: topics.map(({ id }) => id), quizzes: placed, edited: [] };
}

/** Quizzes that say something else than the files they were loaded from. */
export async function findEditedQuizzes(db: Db): Promise<EditedInApp[]> {
  const rows = await db
    .select({ id: quizzes.id, loadedHash: quizzes.contentHash })
    .from(quizzes)
    .where(isNotNull(quizzes.editedAt));
  return Promise.all(rows.map(async (row) => ({ ...row, files: await exportQuiz(db, row.id) })));
}

import type { Db } from '../../../platform/database/database.ts';
import { findPlaces } from '../../courses/index.ts';
import { quizTopics, quizzes } from '../quizzes.tables.ts';
import type { Surroundings } from './surroundings.ts';

export async function findSurroundings(db: Db): Promise<Surroundings> {
  const topics = await db.select({ id: quizTopics.id }).from(quizTopics);
  const placed = await db
    .select({ id: quizzes.id, courseId: quizzes.courseId, moduleId: quizzes.moduleId, lessonId: quizzes.lessonId })
    .from(quizzes);
  return { ...(await findPlaces(db)), topicIds: topics.map(({ id }) => id), quizzes: placed };
}

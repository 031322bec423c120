import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import { searchableChanged } from '../../platform/searchable.events.ts';
import type { Services } from '../../platform/services.ts';
import { courseChanged, themeRenamed } from '../courses/index.ts';
import { quizzesSearchSource } from './catalogue/quizzes-search-source.ts';
import { attemptSubmitted } from './quizzes.events.ts';
import { quizzes } from './quizzes.tables.ts';
import { scheduleReviews } from './review/schedule-reviews.ts';

export const quizzesListeners: Listener[] = [
  // Who may take a quiz, and what it is shown as a part of, are its course's to say; it is also found by its theme.
  listen(courseChanged, 'quizzes.search-by-course', (tx, { courseId }, services) =>
    announceQuizzes(tx, services, eq(quizzes.courseId, courseId)),
  ),
  listen(themeRenamed, 'quizzes.search-by-theme', (tx, { themeId }, services) =>
    announceQuizzes(tx, services, eq(quizzes.themeId, themeId)),
  ),
  listen(attemptSubmitted, 'quizzes.schedule-reviews', (tx, submitted) => scheduleReviews(tx, submitted)),
];

async function announceQuizzes(tx: Db, { events }: Pick<Services, 'events'>, areAffected: SQL): Promise<void> {
  const affected = await tx.select({ id: quizzes.id }).from(quizzes).where(areAffected);
  for (const { id } of affected) {
    await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: id });
  }
}

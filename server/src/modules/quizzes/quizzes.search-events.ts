import { eq } from 'drizzle-orm';
import { type Subscription, subscribe } from '../../platform/events.ts';
import { searchableChanged } from '../../platform/searchable.ts';
import { coursesSearchSource } from '../courses/index.ts';
import { quizzes } from './quizzes.tables.ts';
import { quizzesSearchSource } from './quizzes-search-source.ts';

/** Who may take a quiz, and what it is shown as a part of, are its course's to say. */
export const quizzesSearchSubscriptions: Subscription[] = [
  subscribe(searchableChanged, 'quizzes.search', async (tx, { source, groupId }, { events }) => {
    if (source !== coursesSearchSource.name) return;
    const affected = await tx.select({ id: quizzes.id }).from(quizzes).where(eq(quizzes.courseId, groupId));
    for (const { id } of affected) {
      await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: id });
    }
  }),
];

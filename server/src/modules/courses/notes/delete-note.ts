import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { isOfLearner, type LearnerLesson } from '../lessons/learner-lesson.ts';
import { lessonNotes } from '../lessons.tables.ts';
import { notesSearchSource } from './notes-search-source.ts';

type Deleting = LearnerLesson & { noteId: string };

/** Deletes a note; that it is gone already is as good. */
export function deleteNote(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { noteId, ...own }: Deleting,
): Promise<void> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(lessonNotes)
      .where(and(eq(lessonNotes.id, noteId), isOfLearner(lessonNotes, own)))
      .returning({ id: lessonNotes.id });
    if (deleted.length > 0) {
      return events.announce(tx, searchableChanged, { source: notesSearchSource.name, groupId: noteId });
    }
    const [foreign] = await tx.select({ id: lessonNotes.id }).from(lessonNotes).where(eq(lessonNotes.id, noteId));
    if (foreign) throw new AppError('NOT_FOUND');
  });
}

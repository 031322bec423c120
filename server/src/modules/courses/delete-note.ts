import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { lessonNotes } from './lessons.tables.ts';
import { isOwn, type OwnLesson } from './own-lesson.ts';

/** Deletes a note; that it is gone already is as good. */
export async function deleteNote(db: Db, { noteId, ...own }: OwnLesson & { noteId: string }): Promise<void> {
  const deleted = await db
    .delete(lessonNotes)
    .where(and(eq(lessonNotes.id, noteId), isOwn(lessonNotes, own)))
    .returning({ id: lessonNotes.id });
  if (deleted.length > 0) return;
  const [foreign] = await db.select({ id: lessonNotes.id }).from(lessonNotes).where(eq(lessonNotes.id, noteId));
  if (foreign) throw new AppError('NOT_FOUND');
}

import { type Note, notesPerLesson } from '@navor/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import type { Services } from '../../../platform/services.ts';
import { users } from '../../identity/index.ts';
import { isOfLearner, type LearnerLesson } from '../lessons/learner-lesson.ts';
import { lessonNotes } from '../lessons.tables.ts';
import { notesSearchSource } from './notes-search-source.ts';

type SaveNoteInput = LearnerLesson & { noteId: string; anchor: string | null; text: string; at: Date };

/** Writes a note under an id that its writer chose, so that a request that is sent again changes nothing. */
export function saveNote({ db, events }: Pick<Services, 'db' | 'events'>, input: SaveNoteInput): Promise<Note> {
  return db.transaction(async (tx) => {
    // One person's notes are written one after the other, so that no two of them take the last place.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, input.userId)).for('no key update');
    await events.announce(tx, searchableChanged, { source: notesSearchSource.name, groupId: input.noteId });
    const [existing] = await tx.select().from(lessonNotes).where(eq(lessonNotes.id, input.noteId));
    if (existing) return changeNote(tx, input);
    const [taken] = await tx.select({ count: count() }).from(lessonNotes).where(isOfLearner(lessonNotes, input));
    if ((taken?.count ?? 0) >= notesPerLesson) throw new AppError('TOO_MANY_NOTES', { limit: notesPerLesson });
    return writeNote(tx, input);
  });
}

async function changeNote(tx: Db, input: SaveNoteInput): Promise<Note> {
  const { noteId, anchor, text, at } = input;
  const isChanged = sql`(${lessonNotes.anchor}, ${lessonNotes.text}) IS DISTINCT FROM (${anchor}::text, ${text}::text)`;
  const [changed] = await tx
    .update(lessonNotes)
    .set({ anchor, text, updatedAt: sql`CASE WHEN ${isChanged} THEN ${at} ELSE ${lessonNotes.updatedAt} END` })
    .where(and(eq(lessonNotes.id, noteId), isOfLearner(lessonNotes, input)))
    .returning();
  // A note of somebody else, or of another lesson.
  if (!changed) throw new AppError('NOT_FOUND');
  return presentNote(changed);
}

async function writeNote(
  tx: Db,
  { noteId, userId, courseId, lessonId, anchor, text, at }: SaveNoteInput,
): Promise<Note> {
  const [written] = await tx
    .insert(lessonNotes)
    .values({ id: noteId, userId, courseId, lessonId, anchor, text, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning();
  // Somebody else has taken the same id at this very moment.
  if (!written) throw new AppError('NOT_FOUND');
  return presentNote(written);
}

function presentNote({ id, anchor, text, createdAt, updatedAt }: typeof lessonNotes.$inferSelect): Note {
  return { id, anchor, text, created_at: createdAt, updated_at: updatedAt };
}

import { languages } from '@navor/languages';
import { eq } from 'drizzle-orm';
import type { SearchSource } from '../../../platform/searchable.ts';
import { lessonNotes } from '../lessons.tables.ts';

/** What people note beside lessons, each for its writer alone. */
export const notesSearchSource: SearchSource = {
  name: 'notes',

  async listGroups(db) {
    return (await db.select({ id: lessonNotes.id }).from(lessonNotes)).map(({ id }) => id);
  },

  async loadGroup(db, noteId) {
    const [note] = await db.select().from(lessonNotes).where(eq(lessonNotes.id, noteId));
    if (!note) return [];
    const { courseId, lessonId, text } = note;
    const passage = { anchor: null, heading: null, text, formulas: [] };
    return [
      {
        ...{ kind: 'note', id: note.id, path: `courses/${courseId}/${lessonId}#notes`, ownerId: note.userId },
        ...{ access: 'signed-in', within: { kind: 'lesson', id: `${courseId}/${lessonId}` } },
        // Nobody says which language they write their notes in.
        documents: languages.map((language) => ({
          ...{ language, title: '', summary: '', context: null, keywords: [], passages: [passage] },
        })),
      },
    ];
  },
};

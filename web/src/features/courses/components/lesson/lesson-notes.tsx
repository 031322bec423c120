import { NotebookPen } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonData } from './lesson-data.ts';
import { NewNoteForm, type NotesHandle } from './new-note-form.tsx';
import { NoteItem } from './note-item.tsx';
import type { ReaderNote } from './notes-with-pending.ts';
import { RemovedNote } from './removed-note.tsx';
import type { Reader } from './use-reader.ts';

type LessonNotesProps = {
  lesson: LessonData;
  reader: Reader;
  section: string | null;
  /** For a note that is sent without scripts: sent twice, it is still one. */
  newNoteId: string;
  ref: Ref<NotesHandle>;
};

export function LessonNotes({ lesson, reader, section, newNoteId, ref }: LessonNotesProps) {
  const { t } = useTranslation('lesson');
  const { notes } = reader;
  const [removed, setRemoved] = useState<ReaderNote | null>(null);
  // One that could not be deleted is back in the list.
  const isRemoved = removed && !notes.some(({ id }) => id === removed.id);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<NotesHandle>(null);
  useImperativeHandle(ref, () => ({ begin: (anchor, from) => form.current?.begin(anchor, from) }), []);

  function remove(note: ReaderNote) {
    reader.deleteNote(note.id);
    setRemoved(note);
  }

  function restore(note: ReaderNote) {
    reader.saveNote(note);
    setRemoved(null);
    // The button that was pressed goes away.
    title.current?.focus({ preventScroll: true });
  }

  return (
    <section id="notes" aria-labelledby="notes-title" className="grid scroll-mt-6 gap-4">
      <h2 ref={title} id="notes-title" tabIndex={-1} className="flex items-center gap-2 font-semibold text-sm">
        <NotebookPen aria-hidden className="size-4 text-muted" />
        {t('notes.title')}
      </h2>
      <NewNoteForm ref={form} lesson={lesson} reader={reader} section={section} newNoteId={newNoteId} />
      {isRemoved && <RemovedNote onRestore={() => restore(removed)} />}
      {notes.length > 0 && (
        <ul className="grid gap-3">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} lesson={lesson} reader={reader} onDelete={() => remove(note)} />
          ))}
        </ul>
      )}
    </section>
  );
}

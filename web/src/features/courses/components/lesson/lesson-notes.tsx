import type { Lesson } from '@navor/contract';
import { NotebookPen } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewNoteForm, type NotesHandle } from './new-note-form.tsx';
import { NoteItem } from './note-item.tsx';
import { RemovedNote } from './removed-note.tsx';
import type { Reader, ReaderNote } from './use-reader.ts';

type LessonNotesProps = {
  lesson: Lesson;
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
  const form = useRef<NotesHandle>(null);
  useImperativeHandle(ref, () => ({ begin: (anchor, from) => form.current?.begin(anchor, from) }), []);

  function remove(note: ReaderNote) {
    reader.deleteNote(note.id);
    setRemoved(note);
  }

  function restore(note: ReaderNote) {
    reader.saveNote(note);
    setRemoved(null);
  }

  return (
    <section id="notes" aria-labelledby="notes-title" className="grid scroll-mt-24 gap-4">
      <h2 id="notes-title" className="flex items-center gap-2 font-semibold text-sm">
        <NotebookPen aria-hidden className="size-4 text-muted" />
        {t('notes.title')}
      </h2>
      <NewNoteForm ref={form} lesson={lesson} reader={reader} section={section} newNoteId={newNoteId} />
      {removed && <RemovedNote onRestore={() => restore(removed)} />}
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

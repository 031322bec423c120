import { noteLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDraft } from '#platform/outbox/use-draft.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { IntentForm } from './intent-form.tsx';
import type { LessonData } from './lesson-data.ts';
import type { ReaderNote } from './notes-with-pending.ts';
import type { Reader } from './use-reader.ts';

type NoteItemProps = { note: ReaderNote; lesson: LessonData; reader: Reader; onDelete: () => void };

export function NoteItem({ note, lesson, reader, onDelete }: NoteItemProps) {
  const { t } = useTranslation('lesson');
  const format = useFormatter();
  const heading = lesson.contents.find(({ id }) => id === note.anchor);
  return (
    <li className="grid gap-2 rounded-md border border-line bg-surface p-3 text-sm">
      {heading && (
        <p className="text-xs">
          <Link to={`#${heading.id}`} lang={lesson.language} className={`inline-block py-1.5 ${linkClasses}`}>
            {heading.text}
          </Link>
        </p>
      )}
      <p className="whitespace-pre-wrap">{note.text}</p>
      <p className="text-muted text-xs">
        {note.isSaved ? (
          <time dateTime={note.created_at.toISOString()}>{format.date(note.created_at)}</time>
        ) : (
          t('notes.pending')
        )}
      </p>
      <NoteEditor note={note} reader={reader} onDelete={onDelete} />
    </li>
  );
}

type NoteEditorProps = { note: ReaderNote; reader: Reader; onDelete: () => void };

function NoteEditor({ note, reader, onDelete }: NoteEditorProps) {
  const { t } = useTranslation(['lesson', 'errors']);
  const fold = useRef<HTMLDetailsElement>(null);
  const draft = useDraft(`note-draft:${reader.userId}:${note.id}`, note.text);

  function save() {
    const text = draft.text.trim();
    if (!text) return;
    reader.saveNote({ ...note, text });
    draft.clear();
    if (!fold.current) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={fold} open={note.refusal !== null}>
      <summary className="w-fit rounded-sm py-2 text-action text-xs underline-offset-4 hover:underline">
        {t('notes.edit')}
      </summary>
      <IntentForm intent="save-note" onSend={save} className="mt-2 grid gap-2">
        <input type="hidden" name="id" value={note.id} />
        <input type="hidden" name="anchor" value={note.anchor ?? ''} />
        <Field label={t('notes.text')} isLabelHidden error={note.refusal && t(`errors:${note.refusal}`)}>
          <Textarea
            name="text"
            rows={3}
            required
            maxLength={noteLength.max}
            value={draft.text}
            onChange={(event) => draft.write(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button type="submit" variant="secondary" size="sm">
            {t('notes.saveChange')}
          </Button>
          <Button type="submit" variant="link" size="sm" className="min-h-8" form={`delete-${note.id}`}>
            {t('notes.delete')}
          </Button>
        </div>
      </IntentForm>
      <IntentForm id={`delete-${note.id}`} intent="delete-note" onSend={onDelete}>
        <input type="hidden" name="id" value={note.id} />
      </IntentForm>
    </details>
  );
}

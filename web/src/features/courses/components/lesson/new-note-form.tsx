import { noteLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/outbox/use-draft.ts';
import { newId } from '../../../../platform/new-id.ts';
import { IntentForm } from './intent-form.tsx';
import type { LessonData } from './lesson-data.ts';
import { SavingStatus } from './saving-status.tsx';
import type { Reader } from './use-reader.ts';

/** Lets a section's own control begin a note. */
export type NotesHandle = { begin: (anchor: string, from: HTMLElement) => void };

type NewNoteFormProps = {
  lesson: LessonData;
  reader: Reader;
  section: string | null;
  newNoteId: string;
  ref: Ref<NotesHandle>;
};

/** A note belongs to the section being read unless its writer chooses another. */
export function NewNoteForm({ lesson, reader, section, newNoteId, ref }: NewNoteFormProps) {
  const { t } = useTranslation(['lesson', 'errors']);
  const draft = useDraft(`note-draft:${reader.userId}:${lesson.course.id}/${lesson.id}`);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const anchor = chosen ?? section ?? '';

  function write(text: string) {
    // It stays with the section in which it was begun, wherever its writer reads on.
    if (!draft.text) setChosen(anchor);
    draft.write(text);
  }

  useImperativeHandle(
    ref,
    () => ({
      begin(at, from) {
        setChosen(at);
        cameFrom.current = from;
        field.current?.focus();
        field.current?.form?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [],
  );

  function save() {
    const text = draft.text.trim();
    setIsMissing(!text);
    if (!text) return field.current?.focus();
    reader.saveNote({ id: newId(), text, anchor: anchor || null });
    setChosen(null);
    draft.clear();
    // Back to the place in the text that the note was begun from.
    cameFrom.current?.focus();
    cameFrom.current = null;
  }

  return (
    <IntentForm intent="save-note" onSend={save} noValidate className="grid scroll-my-4 gap-2">
      <input type="hidden" name="id" value={newNoteId} />
      <Field label={t('notes.new')} error={isMissing && !draft.text && t('errors:field.required')}>
        <Textarea
          ref={field}
          name="text"
          rows={3}
          required
          maxLength={noteLength.max}
          value={draft.text}
          onChange={(event) => write(event.target.value)}
        />
      </Field>
      <Field label={t('notes.section')} isLabelHidden>
        <NativeSelect name="anchor" value={anchor} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{t('notes.wholeLesson')}</option>
          {lesson.contents.map(({ id, text }) => (
            <option key={id} value={id} lang={lesson.language}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button type="submit" variant="secondary" size="sm">
          {t('notes.save')}
        </Button>
        <SavingStatus saving={reader.notesSaving} />
      </div>
    </IntentForm>
  );
}

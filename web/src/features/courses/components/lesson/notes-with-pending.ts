import type { ErrorCode, Note } from '@navor/contract';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import type { LessonOutboxState, PendingWrite } from './lesson-outbox.ts';

export type ReaderNote = Note & {
  /** Whether the server has it as it stands here. */
  isSaved: boolean;
  /** Why the server would not take what was last wanted with it. */
  refusal: ErrorCode | null;
};

/** A note as it was written, which the server did not take. */
export type RefusedNote = Pick<Note, 'id' | 'anchor' | 'text'> & { code: ErrorCode };

/** Of a form that was sent without scripts. */
export function refusedNoteOf(answer: FormAnswer | undefined): RefusedNote | null {
  const { id, anchor, text } = answer?.values ?? {};
  return answer && id && text?.trim() ? { id, anchor: anchor || null, text, code: answer.code } : null;
}

/**
 * The notes of a lesson as their writer left them: those the page told of, with what was done since. What was refused
 * stays as it was written, to be sent again or thrown away. `prefix` is the address of a note without its id.
 */
export function notesWithPending(
  told: readonly Note[],
  refusedForm: RefusedNote | null,
  state: LessonOutboxState,
  prefix: string,
): ReaderNote[] {
  const notes = new Map(told.map((note): [string, ReaderNote] => [note.id, { ...note, isSaved: true, refusal: null }]));

  function put(
    note: Pick<Note, 'id' | 'anchor' | 'text'>,
    at: Date,
    standing: Pick<ReaderNote, 'isSaved' | 'refusal'>,
  ) {
    notes.set(note.id, { ...note, created_at: notes.get(note.id)?.created_at ?? at, updated_at: at, ...standing });
  }

  function apply(address: string, write: PendingWrite, isSaved: boolean, refusal: ErrorCode | null = null) {
    if (!address.startsWith(prefix)) return;
    const id = address.slice(prefix.length);
    const known = notes.get(id);
    if (write.method === 'PUT') {
      put({ id, ...(write.body as Pick<Note, 'anchor' | 'text'>) }, new Date(write.at), { isSaved, refusal });
    } else if (!refusal) notes.delete(id);
    else if (known) notes.set(id, { ...known, refusal });
  }

  if (refusedForm) {
    const { code, ...note } = refusedForm;
    put(note, new Date(), { isSaved: false, refusal: code });
  }
  for (const [address, { write }] of Object.entries(state.settled)) apply(address, write, true);
  for (const [address, { write, code }] of Object.entries(state.refused)) apply(address, write, false, code);
  for (const [address, write] of Object.entries(state.pending)) apply(address, write, false);
  return [...notes.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

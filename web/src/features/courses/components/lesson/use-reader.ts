import type { ErrorCode, Lesson, Note } from '@navor/contract';
import { useEffect, useMemo } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { lessonPath } from './lesson-path.ts';
import type { OutboxState, PendingWrite } from './outbox.ts';
import { useOtherWindows } from './use-other-windows.ts';
import { useOutbox } from './use-outbox.ts';

export type ReaderNote = Note & { isPending: boolean };

/** Where a wish stands: `idle` if none was made here. */
export type Saving = 'idle' | 'saving' | 'saved' | 'waits-for-connection' | 'waits-for-sign-in';

export type Reader = {
  userId: string;
  isDone: boolean;
  doneSaving: Saving;
  doneRefusal: ErrorCode | undefined;
  /** True right after the reader finished the last lesson that was left. */
  hasJustFinishedCourse: boolean;
  isBookmarked: boolean;
  notes: ReaderNote[];
  noteRefusal: (id: string) => ErrorCode | undefined;
  notesSaving: Saving;
  setDone: (isDone: boolean) => void;
  setBookmarked: (isBookmarked: boolean) => void;
  saveNote: (note: Pick<Note, 'id' | 'anchor' | 'text'>) => void;
  deleteNote: (id: string) => void;
};

/** What the person has done in a lesson: as the page told, with what they did since, saved or not yet. */
export function useReader(lesson: Lesson): Reader | null {
  const { user } = useAuth();
  const told = lesson.reader;
  const { state, outbox } = useOutbox(told ? user?.id : undefined);
  const path = lessonPath(lesson.course.id, lesson.id);
  useOtherWindows(told ? user?.id : undefined, path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson that was read afresh shows by itself what was saved.
  useEffect(() => () => outbox?.forget(path), [outbox, path, lesson]);

  return useMemo((): Reader | null => {
    if (!told || !user) return null;
    const set = (address: string, isWanted: boolean) =>
      outbox?.write(address, isWanted ? { method: 'PUT', body: {} } : { method: 'DELETE' });
    const completion = `${path}/completion`;
    const bookmark = `${path}/bookmark`;
    const note = (id: string) => `${path}/notes/${id}`;
    return {
      userId: user.id,
      isDone: isSet(state, completion) ?? told.completed_at !== null,
      doneSaving: savingOf(state, completion),
      doneRefusal: state.refused[completion],
      hasJustFinishedCourse: told.course_completed_at === null && finishesCourse(state.settled[completion]?.answer),
      isBookmarked: isSet(state, bookmark) ?? told.is_bookmarked,
      notes: notesNow(told.notes, state, note('')),
      noteRefusal: (id) => state.refused[note(id)],
      notesSaving: notesSavingOf(state, note('')),
      setDone: (isDone) => set(completion, isDone),
      setBookmarked: (isBookmarked) => set(bookmark, isBookmarked),
      saveNote: ({ id, anchor, text }) => outbox?.write(note(id), { method: 'PUT', body: { anchor, text } }),
      deleteNote: (id) => outbox?.write(note(id), { method: 'DELETE' }),
    };
  }, [told, user, state, outbox, path]);
}

function isSet(state: OutboxState, address: string): boolean | undefined {
  const last = state.pending[address] ?? state.settled[address]?.write;
  return last && last.method === 'PUT';
}

function savingOf(state: OutboxState, address: string): Saving {
  if (!state.pending[address]) return state.settled[address] ? 'saved' : 'idle';
  return state.waitsFor ? `waits-for-${state.waitsFor}` : 'saving';
}

/** As it stands with the note that was written last; one that was deleted says so itself. */
function notesSavingOf(state: OutboxState, prefix: string): Saving {
  const under = (addresses: object) => Object.keys(addresses).filter((address) => address.startsWith(prefix));
  const [waiting] = under(state.pending);
  if (waiting) return savingOf(state, waiting);
  const settled = under(state.settled).map((address) => state.settled[address]?.write);
  const last = settled.sort((a, b) => (a?.at ?? 0) - (b?.at ?? 0)).at(-1);
  return last?.method === 'PUT' ? 'saved' : 'idle';
}

function finishesCourse(answer: unknown): boolean {
  return Boolean((answer as { course_completed_at?: string | null } | undefined)?.course_completed_at);
}

function notesNow(told: readonly Note[], state: OutboxState, prefix: string): ReaderNote[] {
  const notes = new Map(told.map((note): [string, ReaderNote] => [note.id, { ...note, isPending: false }]));
  const apply = (address: string, write: PendingWrite, isPending: boolean) => {
    if (!address.startsWith(prefix)) return;
    const id = address.slice(prefix.length);
    if (write.method === 'DELETE') return void notes.delete(id);
    const at = new Date(write.at);
    const changes = write.body as Pick<Note, 'anchor' | 'text'>;
    notes.set(id, { id, created_at: notes.get(id)?.created_at ?? at, updated_at: at, ...changes, isPending });
  };
  for (const [address, { write }] of Object.entries(state.settled)) apply(address, write, false);
  for (const [address, write] of Object.entries(state.pending)) apply(address, write, true);
  return [...notes.values()].sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

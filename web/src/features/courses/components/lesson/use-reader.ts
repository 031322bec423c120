import type { ErrorCode, Note, RemainingWork } from '@navor/contract';
import { useEffect, useMemo } from 'react';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { lessonApiPath } from './lesson-api-path.ts';
import type { LessonData } from './lesson-data.ts';
import type { LessonOutboxState } from './lesson-outbox.ts';
import { notesWithPending, type ReaderNote, type RefusedNote } from './notes-with-pending.ts';
import { useLessonOutbox } from './use-lesson-outbox.ts';

/** Where a wish stands: `idle` if none was made here. */
export type Saving = 'idle' | 'saving' | 'saved' | 'waits-for-connection' | 'waits-for-sign-in';

export type Reader = {
  userId: string;
  isDone: boolean;
  doneSaving: Saving;
  doneRefusal: ErrorCode | undefined;
  /** True right after the reader finished the last lesson that was left. */
  hasJustFinishedCourse: boolean;
  /** What the server last said is left of the course. */
  courseLeft: RemainingWork | null;
  isBookmarked: boolean;
  bookmarkRefusal: ErrorCode | undefined;
  notes: ReaderNote[];
  notesSaving: Saving;
  setDone: (isDone: boolean) => void;
  setBookmarked: (isBookmarked: boolean) => void;
  saveNote: (note: Pick<Note, 'id' | 'anchor' | 'text'>) => void;
  deleteNote: (id: string) => void;
};

/**
 * What the person has done in a lesson: as the page told, with what they did since, saved or not yet. `refusedNote` is one
 * that was sent as a form, without scripts.
 */
export function useReader(lesson: LessonData, refusedNote: RefusedNote | null): Reader | null {
  const { user } = useAuth();
  const told = lesson.reader;
  const path = lessonApiPath(lesson.course.id, lesson.id);
  const { state, outbox } = useLessonOutbox(told ? user?.id : undefined, path);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a lesson that was read afresh shows by itself what was saved.
  useEffect(() => () => outbox?.forget(`${path}/`), [outbox, path, lesson]);

  return useMemo((): Reader | null => {
    if (!told || !user) return null;
    const set = (address: string, isWanted: boolean) =>
      outbox?.write(address, isWanted ? { method: 'PUT', body: {} } : { method: 'DELETE' });
    const completion = `${path}/completion`;
    const bookmark = `${path}/bookmark`;
    const answer = state.settled[completion]?.answer as Partial<Completed> | undefined;
    const note = (id: string) => `${path}/notes/${id}`;
    return {
      userId: user.id,
      isDone: isSet(state, completion) ?? told.completed_at !== null,
      doneSaving: savingOf(state, completion),
      doneRefusal: state.refused[completion]?.code,
      hasJustFinishedCourse: told.course_completed_at === null && Boolean(answer?.course_completed_at),
      courseLeft: answer?.course_left === undefined ? told.course_left : answer.course_left,
      isBookmarked: isSet(state, bookmark) ?? told.is_bookmarked,
      bookmarkRefusal: state.refused[bookmark]?.code,
      notes: notesWithPending(told.notes, refusedNote, state, note('')),
      notesSaving: notesSavingOf(state, note('')),
      setDone: (isDone) => set(completion, isDone),
      setBookmarked: (isBookmarked) => set(bookmark, isBookmarked),
      saveNote: ({ id, anchor, text }) => outbox?.write(note(id), { method: 'PUT', body: { anchor, text } }),
      deleteNote: (id) => outbox?.write(note(id), { method: 'DELETE' }),
    };
  }, [told, user, refusedNote, state, outbox, path]);
}

/** Of what the server answers to a lesson that is done; to a reopened one it says nothing of the kind. */
type Completed = { course_completed_at: string | null; course_left: RemainingWork | null };

function isSet(state: LessonOutboxState, address: string): boolean | undefined {
  const last = state.pending[address] ?? state.settled[address]?.write;
  return last && last.method === 'PUT';
}

function savingOf(state: LessonOutboxState, address: string): Saving {
  if (!state.pending[address]) return state.settled[address] ? 'saved' : 'idle';
  return state.waitsFor ? `waits-for-${state.waitsFor}` : 'saving';
}

/** As it stands with the note that was written last; one that was deleted or refused says so itself. */
function notesSavingOf(state: LessonOutboxState, prefix: string): Saving {
  const under = (addresses: object) => Object.keys(addresses).filter((address) => address.startsWith(prefix));
  const [waiting] = under(state.pending);
  if (waiting) return savingOf(state, waiting);
  const answered = [
    ...under(state.settled).map((address) => state.settled[address]),
    ...under(state.refused).map((address) => state.refused[address]),
  ];
  const last = answered.sort((a, b) => (a?.write.at ?? 0) - (b?.write.at ?? 0)).at(-1);
  return last && 'answer' in last && last.write.method === 'PUT' ? 'saved' : 'idle';
}

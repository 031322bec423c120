import type { Note } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { emptyLessonOutbox, type PendingWrite } from './lesson-outbox.ts';
import { notesWithPending, refusedNoteOf } from './notes-with-pending.ts';

const prefix = '/courses/statika/lessons/sile/notes/';
const address = `${prefix}n1`;
const told: Note = {
  id: 'n1',
  anchor: null,
  text: 'Staro',
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
};
const put: PendingWrite = { id: 'w1', at: 1_800_000_000_000, method: 'PUT', body: { anchor: null, text: 'Novo' } };
const remove: PendingWrite = { id: 'w2', at: 1_800_000_000_000, method: 'DELETE' };

describe('notesWithPending', () => {
  it('shows a change that waits as not saved', () => {
    const [note] = notesWithPending([told], null, { ...emptyLessonOutbox, pending: { [address]: put } }, prefix);
    expect(note).toMatchObject({ text: 'Novo', isSaved: false, refusal: null, created_at: told.created_at });
  });

  it('keeps a refused change as it was written, with the reason', () => {
    const state = { ...emptyLessonOutbox, refused: { [address]: { code: 'NOT_FOUND', write: put } as const } };
    expect(notesWithPending([told], null, state, prefix)).toMatchObject([
      { text: 'Novo', isSaved: false, refusal: 'NOT_FOUND' },
    ]);
  });

  it('keeps a refused note that was deleted before, and one that is new', () => {
    const state = {
      ...emptyLessonOutbox,
      settled: { [address]: { write: remove, answer: null } },
      refused: { [address]: { code: 'TOO_MANY_NOTES', write: put } as const },
    };
    for (const page of [[told], []]) {
      expect(notesWithPending(page, null, state, prefix)).toMatchObject([{ text: 'Novo', refusal: 'TOO_MANY_NOTES' }]);
    }
  });

  it('brings back a note that could not be deleted', () => {
    const state = { ...emptyLessonOutbox, refused: { [address]: { code: 'FORBIDDEN', write: remove } as const } };
    expect(notesWithPending([told], null, state, prefix)).toMatchObject([
      { text: 'Staro', isSaved: true, refusal: 'FORBIDDEN' },
    ]);
    expect(notesWithPending([], null, state, prefix)).toEqual([]);
  });

  it('gives back what a form without scripts sent in vain', () => {
    const values = { id: 'n2', anchor: '', text: 'Iz obrazca' };
    const refused = refusedNoteOf({ code: 'TOO_MANY_NOTES', fields: [], values });
    expect(notesWithPending([], refused, emptyLessonOutbox, prefix)).toMatchObject([
      { id: 'n2', anchor: null, text: 'Iz obrazca', isSaved: false, refusal: 'TOO_MANY_NOTES' },
    ]);
  });

  it('makes no note of a form in which nothing was written', () => {
    expect(
      refusedNoteOf({ code: 'INVALID_INPUT', fields: [], values: { id: 'n2', anchor: '', text: ' ' } }),
    ).toBeNull();
  });
});

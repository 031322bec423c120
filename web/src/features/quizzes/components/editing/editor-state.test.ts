import type { QuestionSource } from '@navor/questions';
import { describe, expect, it } from 'vitest';
import { changeEditor, draftOf, type EditorChange, isChanged, startEditing } from './editor-state.ts';

const written = (text: string): QuestionSource => ({
  type: 'true-false',
  points: 1,
  topic: 'ohmov-zakon',
  variables: {},
  derived: {},
  constraints: [],
  body: { sl: text },
  answer: true,
  hints: [],
  solution: { sl: 'Drži.' },
});
const saved = (version: number, text: string, hash = `hash ${version}`) => ({
  ...{ version, hash, isDrafted: false, source: written(text) },
});
const after = (...changes: EditorChange[]) => changes.reduce(changeEditor, startEditing(saved(1, 'prvo')));
const edit: EditorChange = { kind: 'edit', source: written('moje') };
const newer: EditorChange = { kind: 'arrived', saved: saved(2, 'drugo') };

describe('an edit', () => {
  it('is kept until it is saved or discarded', () => {
    expect(draftOf(after(edit))).toEqual({ version: 1, hash: 'hash 1', source: written('moje'), aside: null });
    expect(draftOf(after(edit, { kind: 'saved', saved: saved(2, 'moje') }))).toBeNull();
    expect(draftOf(after(edit, { kind: 'discard' }))).toBeNull();
    expect(after(edit, { kind: 'discard' }).source).toEqual(written('prvo'));
  });

  it('that ends where it began is none', () => {
    expect(isChanged(after(edit, { kind: 'edit', source: written('prvo') }))).toBe(false);
  });

  it('goes on from where it stopped', () => {
    const state = after({
      kind: 'restore',
      draft: { version: 1, hash: 'hash 1', source: written('moje'), aside: null },
    });
    expect(state).toMatchObject({ source: written('moje'), isRestored: true });
  });

  it('of an older version waits aside', () => {
    const state = after({
      kind: 'restore',
      draft: { version: 0, hash: 'hash 0', source: written('moje'), aside: null },
    });
    expect(state).toMatchObject({ source: written('prvo'), aside: written('moje'), isRestored: false });
    expect(draftOf(state)).toEqual({ version: 1, hash: 'hash 1', source: null, aside: written('moje') });
  });

  it('of another draft waits aside too', () => {
    const state = after({
      kind: 'restore',
      draft: { version: 1, hash: 'another', source: written('moje'), aside: null },
    });
    expect(state).toMatchObject({ source: written('prvo'), aside: written('moje') });
  });

  it('saved while more was typed leaves the rest unsaved', () => {
    const state = after(
      edit,
      { kind: 'edit', source: written('moje in več') },
      { kind: 'saved', saved: saved(2, 'moje') },
    );
    expect(isChanged(state)).toBe(true);
    expect(state.saved.version).toBe(2);
  });
});

describe('a newer version', () => {
  it('takes the place of one that was not changed', () => {
    expect(after(newer)).toEqual(startEditing(saved(2, 'drugo')));
  });

  it('waits where something was changed, and either text can go on', () => {
    expect(after(edit, newer)).toMatchObject({ source: written('moje'), newer: saved(2, 'drugo') });
    const theirs = after(edit, newer, { kind: 'take-newer' });
    expect(theirs).toMatchObject({ source: written('drugo'), aside: written('moje'), newer: null });
    expect(changeEditor(theirs, { kind: 'take-back' })).toMatchObject({ source: written('moje'), aside: null });
    const mine = after(edit, newer, { kind: 'keep-mine' });
    expect(mine).toMatchObject({ source: written('moje'), saved: saved(2, 'drugo'), newer: null });
  });

  it('is shown when the own text is discarded', () => {
    expect(after(edit, newer, { kind: 'discard' })).toEqual(startEditing(saved(2, 'drugo')));
  });

  it('is none where the page is older than the last save', () => {
    const state = after(edit, { kind: 'saved', saved: saved(2, 'moje') });
    expect(changeEditor(state, { kind: 'arrived', saved: saved(1, 'prvo') })).toBe(state);
  });

  it('can be a draft of the same version', () => {
    const theirs = saved(1, 'drugo', 'their draft');
    expect(after({ kind: 'arrived', saved: theirs })).toMatchObject({ source: written('drugo') });
    expect(after(edit, { kind: 'arrived', saved: theirs })).toMatchObject({ source: written('moje'), newer: theirs });
    const drafted = after(edit, { kind: 'saved', saved: saved(1, 'moje', 'own draft') });
    expect(changeEditor(drafted, { kind: 'arrived', saved: saved(1, 'prvo') }), 'a page from before').toBe(drafted);
  });
});

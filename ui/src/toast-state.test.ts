import { describe, expect, it } from 'vitest';
import { changeToasts, TOAST_LIMIT, type Toast, type ToastState } from './toast-state.ts';

function toast(id: string, open = true): Toast {
  return { id, open, title: `Toast ${id}`, onOpenChange: () => {} };
}

function ids(state: ToastState): string[] {
  return state.map((one) => one.id);
}

describe('add', () => {
  it('puts the newest first', () => {
    const state = changeToasts([toast('a')], { kind: 'add', toast: toast('b') });
    expect(ids(state)).toEqual(['b', 'a']);
  });

  it('opens what it adds', () => {
    const [added] = changeToasts([], { kind: 'add', toast: toast('a', false) });
    expect(added?.open).toBe(true);
  });

  it('keeps at most five and drops the oldest', () => {
    const state = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<ToastState>(
      (all, id) => changeToasts(all, { kind: 'add', toast: toast(id) }),
      [],
    );
    expect(TOAST_LIMIT).toBe(5);
    expect(ids(state)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('replaces a toast of the same id instead of showing it twice', () => {
    const state = changeToasts([toast('a'), toast('b')], { kind: 'add', toast: toast('b') });
    expect(ids(state)).toEqual(['b', 'a']);
  });
});

describe('update', () => {
  it('changes only the toast of that id, and only what is given', () => {
    const state = changeToasts([toast('b'), toast('a')], { kind: 'update', id: 'a', content: { description: 'New' } });
    expect(state.map((one) => [one.title, one.description])).toEqual([
      ['Toast b', undefined],
      ['Toast a', 'New'],
    ]);
  });

  it('leaves a closed toast closed', () => {
    const [updated] = changeToasts([toast('a', false)], { kind: 'update', id: 'a', content: { title: 'New' } });
    expect(updated?.open).toBe(false);
  });

  it('ignores an unknown id', () => {
    const state = changeToasts([toast('a')], { kind: 'update', id: 'x', content: { title: 'New' } });
    expect(state.map((one) => one.title)).toEqual(['Toast a']);
  });
});

describe('dismiss', () => {
  it('closes one toast by id and keeps it in the list', () => {
    const state = changeToasts([toast('b'), toast('a')], { kind: 'dismiss', id: 'a' });
    expect(state.map((one) => [one.id, one.open])).toEqual([
      ['b', true],
      ['a', false],
    ]);
  });

  it('closes all toasts without an id', () => {
    const state = changeToasts([toast('b'), toast('a')], { kind: 'dismiss' });
    expect(state.map((one) => one.open)).toEqual([false, false]);
  });
});

describe('remove', () => {
  it('forgets one toast by id', () => {
    expect(ids(changeToasts([toast('b'), toast('a')], { kind: 'remove', id: 'b' }))).toEqual(['a']);
  });

  it('forgets all toasts without an id', () => {
    expect(changeToasts([toast('b'), toast('a')], { kind: 'remove' })).toEqual([]);
  });
});

it('never changes the state it was given', () => {
  const before: ToastState = Object.freeze([Object.freeze(toast('a'))]);
  changeToasts(before, { kind: 'dismiss' });
  changeToasts(before, { kind: 'update', id: 'a', content: { title: 'New' } });
  changeToasts(before, { kind: 'add', toast: toast('b') });
  expect(before[0]?.open).toBe(true);
  expect(before[0]?.title).toBe('Toast a');
  expect(before).toHaveLength(1);
});

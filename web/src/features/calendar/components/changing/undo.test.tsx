// @vitest-environment happy-dom
import { currentToasts, removeToast } from '@navor/ui/toast-store.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusCell, lesson, press, show } from '../test-support.tsx';

afterEach(() => {
  cleanup();
  removeToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = { view: 'month' as const, date: '2026-03-10', entries: [lesson] };
const moved = { kind: 'done', intent: 'move', result: {} };
const deleted = { kind: 'done', intent: 'delete', result: { deleted: { id: lesson.event?.id, title: 'Lab' } } };
const refused = { kind: 'refused', intent: 'restore', refusal: { code: 'TOO_MANY_EVENTS', fields: [], values: {} } };

const pressAll = (...keys: string[]) => {
  for (const key of keys) press(key);
};
const openToasts = () => currentToasts().filter(({ open }) => open);

async function undo(): Promise<void> {
  await waitFor(() => expect(openToasts().some(({ action }) => action)).toBe(true));
  act(() =>
    openToasts()
      .find(({ action }) => action)
      ?.action?.onSelect(),
  );
}

describe('what is undone', () => {
  it('is sent as the deletion told it', async () => {
    const { sent } = show(shown, (intent) => (intent === 'delete' ? deleted : moved));
    focusCell();
    pressAll('Enter', 'Delete');
    await undo();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ intent: 'restore', event: JSON.stringify(deleted.result.deleted) });
  });

  it('and refused is told of', async () => {
    show(shown, (intent) => (intent === 'delete' ? deleted : refused));
    focusCell();
    pressAll('Enter', 'Delete');
    await undo();
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^“Lab” could not be restored\. Your/));
    expect(openToasts().map(({ title }) => title)).toContain('“Lab” could not be restored.');
  });

  it('is not sent without a connection, which is told', async () => {
    const { sent } = show(shown, deleted);
    focusCell();
    pressAll('Enter', 'Delete');
    await waitFor(() => expect(openToasts()).toHaveLength(1));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    await undo();
    await waitFor(() => expect(openToasts().map(({ tone }) => tone)).toContain('danger'));
    expect(sent).toHaveLength(1);
  });

  it('is sent once where only the browser says that there is no connection', async () => {
    const { sent } = show(shown, (intent) => (intent === 'delete' ? deleted : moved));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    focusCell();
    pressAll('Enter', 'm', 'ArrowRight', 'Enter', 'm', 'ArrowRight', 'Enter');
    resolve(new Response());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(openToasts().map(({ tone }) => tone)).not.toContain('danger');
  });
});

describe('who leaves the calendar', () => {
  it('is no longer offered to undo what only the calendar can', async () => {
    const { visited } = show(shown, moved);
    focusCell();
    pressAll('Enter', 'm', 'ArrowRight', 'Enter');
    await waitFor(() => expect(openToasts()).toHaveLength(1));
    focusCell();
    press('PageDown');
    await waitFor(() => expect(visited).toHaveLength(1));
    await waitFor(() => expect(openToasts()).toEqual([]));
  });

  it('loses no change that waits for another one of the same entry', async () => {
    const { sent } = show(shown, () => new Promise(() => {}));
    focusCell();
    pressAll('Enter', 'm', 'ArrowRight', 'Enter', 'm', 'ArrowRight', 'Enter');
    await waitFor(() => expect(sent).toHaveLength(1));
    focusCell();
    press('PageDown');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ intent: 'move', local_start: '2026-03-12T09:00' });
  });
});

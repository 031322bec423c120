// @vitest-environment happy-dom
import type { DraftedText } from '@navor/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OutboxesProvider } from '#platform/outbox/outboxes.tsx';
import { useSavedText } from './use-saved-text.ts';
import { useTextDraft } from './use-text-draft.ts';

const { write } = vi.hoisted(() => ({ write: vi.fn() }));
vi.mock('#platform/browser-api.ts', () => ({ api: { cms: { drafts: { write } } } }));
vi.mock('./use-tell-kept.ts', () => ({ useTellKept: () => () => {} }));
vi.mock('./unsent-texts.ts', () => ({
  createUnsentTexts: () => ({ adopt: async () => [], forget: async () => {}, keep: async () => true }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const place = { userId: 'ana', kind: 'course', id: 'osnove', path: 'lessons/tok.en.md' } as const;
const none = { text: null, hash: null } as DraftedText;

function useSavedDraft() {
  const saved = useSavedText(none);
  return { saved, draft: useTextDraft({ place, drafted: none, onText: () => {}, onSaved: saved.tellSaved }) };
}

async function open() {
  const { result } = renderHook(useSavedDraft, { wrapper: OutboxesProvider });
  await act(() => vi.advanceTimersByTimeAsync(1));
  return () => result.current;
}

it('is there once what was written first has been saved, and as it was saved last', async () => {
  const page = await open();
  write.mockResolvedValueOnce({ kind: 'saved', hash: '1' }).mockResolvedValueOnce({ kind: 'saved', hash: '2' });
  act(() => page().draft.change('Current'));
  expect(page().saved.text).toBeNull();
  await act(() => page().draft.flush());
  expect(page().saved.text).toBe('Current');
  act(() => page().draft.change('Current flows'));
  await act(() => page().draft.flush());
  expect(page().saved.text).toBe('Current flows');
});

it('stays away while what was begun is taken back before it was sent', async () => {
  const page = await open();
  act(() => page().draft.change('C'));
  act(() => page().draft.change(''));
  expect(page().draft.state).toEqual({ kind: 'saved' });
  expect(page().saved.text).toBeNull();
});

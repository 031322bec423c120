// @vitest-environment happy-dom
import type { OpenDocument } from '@navor/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { usePublishing } from './use-publishing.ts';

const { cms } = vi.hoisted(() => ({
  cms: {
    documents: { open: vi.fn() },
    publishing: { publish: vi.fn(), unpublish: vi.fn() },
    schedules: { set: vi.fn(), cancel: vi.fn() },
  },
}));
vi.mock('#platform/browser-api.ts', () => ({ api: { cms } }));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const course = { kind: 'course', id: 'osnove' } as const;
const seen = {
  ...{ ...course, is_published: true, archived_at: null, draft_hash: 'draft' },
  ...{ files: [], schedule: { id: 'schedule' } },
} as unknown as OpenDocument;

/** What the hook asks of the application it stands in. */
function InRouter({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', element: children }]));
  return <RouterProvider router={router} />;
}

function open({ isSaved = true } = {}) {
  const { result } = renderHook(() => usePublishing(seen, async () => isSaved), { wrapper: InRouter });
  return () => result.current;
}

it('takes back what readers see although the draft cannot be saved, and publishes nothing then', async () => {
  const publishing = open({ isSaved: false });
  await act(() => publishing().unpublish());
  expect(cms.publishing.unpublish).toHaveBeenCalledWith(course);
  expect(publishing().outcome).toEqual({ kind: 'done', what: 'isUnpublished' });
  await act(() => publishing().cancelSchedule());
  expect(cms.schedules.cancel).toHaveBeenCalledWith({ ...course, schedule_id: 'schedule' });

  await act(() => publishing().publish());
  expect(cms.publishing.publish).not.toHaveBeenCalled();
  expect(publishing().outcome).toEqual({ kind: 'failed' });
});

it('schedules over what was published in the same places once its author has decided so, for the same moment', async () => {
  cms.documents.open.mockResolvedValue(seen);
  cms.schedules.set.mockResolvedValueOnce({ kind: 'conflict', paths: ['a.sl.md'], published_hash: 'published' });
  cms.schedules.set.mockResolvedValueOnce({ kind: 'scheduled' });
  const publishing = open();
  const publishAt = new Date('2099-07-01T08:00:00Z');
  await act(() => publishing().schedule(publishAt));
  const { outcome } = publishing();
  expect(outcome).toEqual({ kind: 'conflicted', paths: ['a.sl.md'], published: 'published', publishAt });

  if (outcome?.kind === 'conflicted') await act(() => publishing().holdDraft(outcome));
  const asked = { ...course, draft_hash: 'draft', publish_at: publishAt, over_published: 'published' };
  expect(cms.schedules.set).toHaveBeenLastCalledWith(asked);
  expect(cms.publishing.publish).not.toHaveBeenCalled();
  expect(publishing().outcome).toBeNull();
});

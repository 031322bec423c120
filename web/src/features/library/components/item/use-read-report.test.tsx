// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportRead } from './report-read.ts';
import { readingSeconds, useReadReport } from './use-read-report.ts';

vi.mock('./report-read.ts', () => ({ reportRead: vi.fn() }));

const second = 1000;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(reportRead).mockReset();
});

const read = (itemId: string) => renderHook(({ id }) => useReadReport(id), { initialProps: { id: itemId } });

describe('useReadReport', () => {
  it('reports once, after a while', () => {
    read('enote-si');
    vi.advanceTimersByTime((readingSeconds - 1) * second);
    expect(reportRead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60 * second);
    expect(vi.mocked(reportRead).mock.calls).toEqual([['enote-si']]);
  });

  it('counts only the time in which the page is in front', () => {
    visibility = 'hidden';
    read('enote-si');
    vi.advanceTimersByTime(60 * second);
    expect(reportRead).not.toHaveBeenCalled();
    visibility = 'visible';
    vi.advanceTimersByTime(readingSeconds * second);
    expect(reportRead).toHaveBeenCalledOnce();
  });

  it('reports nothing of an item that was left', () => {
    const { unmount } = read('enote-si');
    vi.advanceTimersByTime((readingSeconds - 1) * second);
    unmount();
    vi.advanceTimersByTime(60 * second);
    expect(reportRead).not.toHaveBeenCalled();
  });

  it('begins anew with another item', () => {
    const { rerender } = read('enote-si');
    vi.advanceTimersByTime((readingSeconds - 1) * second);
    rerender({ id: 'zascita-ip' });
    vi.advanceTimersByTime((readingSeconds - 1) * second);
    expect(reportRead).not.toHaveBeenCalled();
    vi.advanceTimersByTime(second);
    expect(vi.mocked(reportRead).mock.calls).toEqual([['zascita-ip']]);
  });
});

// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextKept, useAutoScroll } from './use-auto-scroll.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('keeps the end in sight as long as the conversation is on the page, and leaves the next screen alone', () => {
  let changeSize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        changeSize = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const scrollTo = vi.fn();
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.stubGlobal('scrollTo', scrollTo);
  const conversation = document.body.appendChild(document.createElement('div'));
  renderHook(() => useAutoScroll({ current: conversation }, true));
  changeSize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  conversation.remove();
  changeSize();
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

describe('following an answer that grows', () => {
  it('stops as soon as its reader scrolls up, even a little', () => {
    expect(nextKept({ kept: 'end', moved: -40, isPastNewest: true, distance: 40 })).toBe('nothing');
    expect(nextKept({ kept: 'newest', moved: -40, isPastNewest: false, distance: 900 })).toBe('nothing');
  });

  it('goes on over a page that grew or became shorter', () => {
    expect(nextKept({ kept: 'end', moved: 40, isPastNewest: true, distance: 900 })).toBe('end');
    expect(nextKept({ kept: 'newest', moved: 40, isPastNewest: false, distance: 900 })).toBe('newest');
    expect(nextKept({ kept: 'newest', moved: -40, isPastNewest: false, distance: 0 })).toBe('newest');
    expect(nextKept({ kept: 'newest', moved: -40, isPastNewest: true, distance: 0 })).toBe('newest');
  });

  it('begins again for who comes back to the end, not for who only scrolls down', () => {
    expect(nextKept({ kept: 'nothing', moved: 40, isPastNewest: true, distance: 60 })).toBe('end');
    expect(nextKept({ kept: 'nothing', moved: 40, isPastNewest: true, distance: 400 })).toBe('nothing');
  });

  it('leaves the beginning of a long answer in sight until its reader goes to the end', () => {
    expect(nextKept({ kept: 'newest', moved: 40, isPastNewest: true, distance: 400 })).toBe('newest');
    expect(nextKept({ kept: 'newest', moved: 40, isPastNewest: true, distance: 60 })).toBe('end');
    expect(nextKept({ kept: 'newest', moved: 40, isPastNewest: false, distance: 60 })).toBe('newest');
  });
});

// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stillFollows, useAutoScroll } from './use-auto-scroll.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
    expect(stillFollows({ follows: true, isUp: true, distance: 40 })).toBe(false);
    expect(stillFollows({ follows: true, isUp: true, distance: 900 })).toBe(false);
  });

  it('goes on over a page that grew or became shorter', () => {
    expect(stillFollows({ follows: true, isUp: false, distance: 900 })).toBe(true);
    expect(stillFollows({ follows: true, isUp: true, distance: 0 })).toBe(true);
  });

  it('begins again for who comes back to the end, not for who only scrolls down', () => {
    expect(stillFollows({ follows: false, isUp: false, distance: 60 })).toBe(true);
    expect(stillFollows({ follows: false, isUp: false, distance: 400 })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { stillFollows } from './use-auto-scroll.ts';

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

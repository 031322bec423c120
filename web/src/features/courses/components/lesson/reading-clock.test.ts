import { describe, expect, it } from 'vitest';
import { attentionMs, createReadingClock } from './reading-clock.ts';

/** Ticks once a second from one second to another, both of the clock. */
function tickThrough(clock: ReturnType<typeof createReadingClock>, from: number, to: number, isVisible = true) {
  for (let second = from + 1; second <= to; second += 1) clock.tick(second * 1000, isVisible);
}

describe('createReadingClock', () => {
  it('counts whole seconds, each once', () => {
    const clock = createReadingClock(0);
    tickThrough(clock, 0, 30);
    expect(clock.take(120)).toBe(30);
    expect(clock.take(120)).toBe(0);
  });

  it('does not count while the page is hidden', () => {
    const clock = createReadingClock(0);
    tickThrough(clock, 0, 10);
    tickThrough(clock, 10, 40, false);
    tickThrough(clock, 40, 45);
    expect(clock.take(120)).toBe(15);
  });

  it('stops when nobody shows signs of life, and goes on with the next one', () => {
    const clock = createReadingClock(0);
    const idle = attentionMs / 1000;
    tickThrough(clock, 0, idle + 60);
    clock.noteActivity((idle + 60) * 1000);
    tickThrough(clock, idle + 60, idle + 70);
    expect(clock.take(1000)).toBe(idle + 10);
  });

  it('does not count the hours in which the device slept', () => {
    const clock = createReadingClock(0);
    clock.tick(1000, true);
    clock.noteActivity(7_200_000);
    clock.tick(7_200_000, true);
    expect(clock.take(120)).toBe(1);
  });

  it('leaves the rest for the next report', () => {
    const clock = createReadingClock(0);
    tickThrough(clock, 0, 100);
    expect(clock.take(60)).toBe(60);
    clock.giveBack(60);
    expect(clock.take(120)).toBe(100);
  });
});

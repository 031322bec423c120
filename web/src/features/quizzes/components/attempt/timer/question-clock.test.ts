import { describe, expect, it } from 'vitest';
import { createQuestionClock } from './question-clock.ts';

const second = 1000;

function run(clock: ReturnType<typeof createQuestionClock>, from: number, to: number, position: number | null) {
  for (let at = from + 1; at <= to; at++) clock.tick(at * second, position);
}

describe('createQuestionClock', () => {
  it('counts each question for itself', () => {
    const clock = createQuestionClock(0);
    run(clock, 0, 10, 1);
    run(clock, 10, 14, 2);
    expect([clock.take(1), clock.take(2), clock.take(1)]).toEqual([10, 4, 0]);
  });

  it('does not count hidden pages and sleep', () => {
    const clock = createQuestionClock(0);
    run(clock, 0, 10, null);
    clock.tick(30 * second, 1);
    expect(clock.take(1)).toBe(0);
  });

  it('stops a minute after the last sign of life', () => {
    const clock = createQuestionClock(0);
    run(clock, 0, 200, 1);
    expect(clock.take(1)).toBe(60);
    clock.noteActivity(200 * second);
    run(clock, 200, 205, 1);
    expect(clock.take(1)).toBe(5);
  });

  it('gives back what could not be reported', () => {
    const clock = createQuestionClock(0);
    run(clock, 0, 5, 1);
    clock.giveBack(1, clock.take(1));
    expect(clock.take(1)).toBe(5);
  });
});

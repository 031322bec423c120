import { Rating } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { rateCard, ratingOf } from './rate-card.ts';

const monday = new Date('2026-03-09T10:00:00Z');
const daysAfter = (count: number, from = monday) => new Date(from.getTime() + count * 86_400_000);

describe('an answer', () => {
  it.each([
    ['full marks', { kind: 'graded', share: 1 }, Rating.Good],
    ['partial credit', { kind: 'graded', share: 0.5 }, Rating.Hard],
    ['no points', { kind: 'graded', share: 0 }, Rating.Again],
    ['nothing readable', { kind: 'unreadable', problem: { kind: 'missing-unit', unit: 'V' } }, Rating.Again],
    ['nothing at all', { kind: 'unanswered' }, Rating.Again],
  ] as const)('with %s is rated accordingly', (_, outcome, rating) => {
    expect(ratingOf(outcome)).toBe(rating);
  });
});

describe('a card', () => {
  it('comes back the day after a wrong answer', () => {
    expect(rateCard(null, Rating.Again, monday).due).toEqual(daysAfter(1));
  });

  it('comes back later each time that it is known', () => {
    const first = rateCard(null, Rating.Again, monday);
    const second = rateCard(first, Rating.Good, first.due);
    const third = rateCard(second, Rating.Good, second.due);
    const days = [first, second, third].map(({ scheduled_days }) => scheduled_days);
    expect(days).toEqual([...days].sort((one, other) => one - other));
    expect(third.scheduled_days).toBeGreaterThan(second.scheduled_days);
  });

  it('comes back much sooner once it was forgotten', () => {
    let card = rateCard(null, Rating.Again, monday);
    for (let times = 0; times < 5; times += 1) card = rateCard(card, Rating.Good, card.due);
    const forgotten = rateCard(card, Rating.Again, card.due);
    expect(forgotten.scheduled_days).toBeLessThan(card.scheduled_days / 3);
    expect(forgotten.lapses).toBe(card.lapses + 1);
  });

  it('does not go back in time for an answer that is told of late', () => {
    const card = rateCard(null, Rating.Again, daysAfter(3));
    expect(rateCard(card, Rating.Good, monday).last_review).toEqual(daysAfter(3));
  });

  it('is scheduled alike for the same answers', () => {
    const once = () => rateCard(rateCard(null, Rating.Hard, monday), Rating.Good, daysAfter(9));
    expect(once()).toEqual(once());
  });
});

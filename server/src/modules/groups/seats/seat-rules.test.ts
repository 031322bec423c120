import { expect, it } from 'vitest';
import { offerDeadline, refundOf } from './seat-rules.ts';

const startsAt = new Date('2026-03-29T16:00:00Z');
const paid = { status: 'taken', payment: 'card', cents: 900, updatedAt: new Date('2026-03-01T10:00:00Z') } as const;

it.each([
  ['a week before', '2026-03-22T16:00:00Z', 900],
  ['to the minute a day before', '2026-03-28T16:00:00Z', 900],
  ['a moment later', '2026-03-28T16:00:00.001Z', 0],
  ['at the start', '2026-03-29T16:00:00Z', 0],
])('pays back who leaves %s what is theirs', (_, now, cents) => {
  expect(refundOf({ startsAt, movedAt: null }, paid, new Date(now))).toBe(cents);
});

it('pays everything back until the start to who had paid for another time', () => {
  const late = new Date('2026-03-29T15:59:00Z');
  expect(refundOf({ startsAt, movedAt: new Date('2026-03-20T10:00:00Z') }, paid, late)).toBe(900);
  expect(refundOf({ startsAt, movedAt: new Date('2026-02-20T10:00:00Z') }, paid, late)).toBe(0);
  expect(refundOf({ startsAt, movedAt: new Date('2026-03-20T10:00:00Z') }, paid, startsAt)).toBe(0);
});

it('has nothing to pay back for a seat that cost nothing or is not taken', () => {
  const early = new Date('2026-03-02T10:00:00Z');
  expect(refundOf({ startsAt, movedAt: null }, { ...paid, payment: 'plan', cents: 0 }, early)).toBe(0);
  expect(refundOf({ startsAt, movedAt: null }, { ...paid, status: 'held' }, early)).toBe(0);
});

it.each([
  ['2026-03-20T16:00:00Z', '2026-03-21T04:00:00Z'],
  ['2026-03-28T16:00:00Z', '2026-03-29T04:00:00Z'],
  ['2026-03-29T12:00:00Z', '2026-03-29T14:00:00Z'],
  ['2026-03-29T15:59:00Z', '2026-03-29T15:59:30Z'],
])('offers a seat that became free at %s until %s', (now, until) => {
  expect(offerDeadline({ startsAt }, new Date(now))).toEqual(new Date(until));
});

import { describe, expect, it } from 'vitest';
import { readTestCard } from './read-test-card.ts';

const now = new Date('2027-05-20T12:00:00Z');
const form = { card_number: '4242 4242 4242 4242', expiry: '12/30', security_code: '123' };

describe('test cards', () => {
  it.each([
    ['4242 4242 4242 4242', { kind: 'taken', card: { brand: 'visa', last4: '4242', behaviour: 'pays' } }],
    ['4242-4242-4242-4242', { kind: 'taken', card: { brand: 'visa', last4: '4242', behaviour: 'pays' } }],
    ['4000000000000002', { kind: 'declined' }],
    ['4000 0025 0000 3155', { kind: 'asks', card: { brand: 'visa', last4: '3155', behaviour: 'pays' } }],
    ['4000 0000 0000 0341', { kind: 'taken', card: { brand: 'visa', last4: '0341', behaviour: 'later_declined' } }],
  ])('reads %s', (card_number, read) => {
    expect(readTestCard({ ...form, card_number }, now)).toEqual(read);
  });
});

describe('what cannot be read', () => {
  it.each([
    ['a card that might be real', { card_number: '5555 5555 5555 4444' }, 'card_number', 'not_allowed'],
    ['a wrong check digit', { card_number: '4242 4242 4242 4241' }, 'card_number', 'invalid'],
    ['too few digits', { card_number: '4242 4242' }, 'card_number', 'invalid'],
    ['letters', { card_number: '4242 4242 4242 424x' }, 'card_number', 'invalid'],
    ['a month that is over', { expiry: '04/27' }, 'expiry', 'invalid'],
    ['a thirteenth month', { expiry: '13/30' }, 'expiry', 'invalid'],
    ['a month zero', { expiry: '00/30' }, 'expiry', 'invalid'],
    ['a date without a slash', { expiry: '1230' }, 'expiry', 'invalid'],
    ['a year of three digits', { expiry: '12/203' }, 'expiry', 'invalid'],
    ['a short security code', { security_code: '12' }, 'security_code', 'invalid'],
    ['a security code of letters', { security_code: 'abc' }, 'security_code', 'invalid'],
  ])('is refused by field: %s', (_, change, path, problem) => {
    expect(readTestCard({ ...form, ...change }, now)).toEqual({ kind: 'unreadable', fields: [{ path, problem }] });
  });

  it('is told all at once', () => {
    const read = readTestCard({ card_number: '1', expiry: '-', security_code: '-' }, now);
    expect(read.kind === 'unreadable' && read.fields.map(({ path }) => path)).toEqual([
      ...['card_number', 'expiry', 'security_code'],
    ]);
  });
});

it('takes a card to the end of its month, with either form of the year', () => {
  for (const expiry of ['05/27', '5/27', '05/2027', ' 05 / 27 ']) {
    expect(readTestCard({ ...form, expiry }, new Date('2027-05-31T23:59:59Z')).kind).toBe('taken');
    expect(readTestCard({ ...form, expiry }, new Date('2027-06-01T00:00:00Z')).kind).toBe('unreadable');
  }
});

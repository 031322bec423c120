import { describe, expect, it } from 'vitest';
import { caretAfter, groupedNumber, slashedExpiry } from './card-typing.ts';

describe('a card number', () => {
  it('is shown in groups of four, however it was typed or pasted', () => {
    expect(groupedNumber('42424')).toBe('4242 4');
    expect(groupedNumber('4000-0025-0000-3155')).toBe('4000 0025 0000 3155');
    expect(groupedNumber('4242')).toBe('4242');
    expect(groupedNumber('4242 ')).toBe('4242');
  });

  it('has no more digits than a card may have', () => {
    expect(groupedNumber('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(19);
  });
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['3/', '03'],
    ['3/29', '03/29'],
    ['12/2030', '12/20'],
  ])('typed as %s is shown as %s', (typed, shown) => {
    expect(slashedExpiry(typed)).toBe(shown);
  });
});

describe('the caret', () => {
  it('stays behind the digit that was typed in the middle', () => {
    const typed = '42942 4242';
    expect(caretAfter(typed, 3, groupedNumber(typed))).toBe(3);
  });

  it('passes over the space that follows when a group is full', () => {
    const typed = '42424 2424';
    expect(groupedNumber(typed)).toBe('4242 4242 4');
    expect(caretAfter(typed, 5, groupedNumber(typed))).toBe(6);
  });

  it('stays at the end while typing at the end', () => {
    expect(caretAfter('42424', 5, '4242 4')).toBe(6);
  });
});

import { describe, expect, it } from 'vitest';
import { compareWords } from './compare-words.ts';

const same = (text: string) => ({ kind: 'same', text });
const removed = (text: string) => ({ kind: 'removed', text });
const added = (text: string) => ({ kind: 'added', text });

describe('the difference between words', () => {
  it.each([
    ['a sign', 'Tok, ki', 'Tok. ki', [same('Tok'), removed(','), added('.'), same(' ki')]],
    ['a command', '\\alpha + 1', '\\beta + 1', [removed('\\alpha'), added('\\beta'), same(' + 1')]],
    ['two words in a row', 'a b c', 'x y c', [removed('a b'), added('x y'), same(' c')]],
    ['everything', 'a', 'b', [removed('a'), added('b')]],
    ['nothing', 'a  b', 'a\nb', [same('a\nb')]],
  ])('is %s', (_, before, after, words) => {
    expect(compareWords(before, after)).toEqual(words);
  });
});

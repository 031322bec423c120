import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { splitGermanCompound } from './stemming/german-compounds.ts';
import { tokenize } from './tokenize.ts';

describe('folding', () => {
  it.each([
    ['Električna', 'elektricna'],
    ['ČŠŽĆĐ', 'cszcd'],
    ['Größe', 'grosse'],
    ['STRASSE', 'strasse'],
    ['U₁', 'u1'],
    ['U_1', 'u1'],
    ['m²', 'm2'],
    ['µ', 'μ'],
    ['Ω', 'ω'],
    ['ﬁlter', 'filter'],
    ['Kirchhoff’s', 'kirchhoffs'],
    ['e-mail', 'email'],
    ['60364-5-52', '60364-5-52'],
    ['4,7', '4.7'],
    ['cosfi', 'cosφ'],
    ['č', 'c'],
    ['İ', 'i'],
    ['Łódź', 'lodz'],
  ])('makes %s %s', (word, folded) => {
    expect(fold(word)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});

describe('words of a text', () => {
  const foldedWords = (text: string) =>
    tokenize(text).map(({ word, parts }) => fold(word) + (parts > 0 ? `(${parts})` : ''));

  it.each([
    ['Vijak M8, razred 10.9', ['vijak', 'm8', 'razred', '10.9']],
    ['4,7 kΩ', ['4.7', 'kω']],
    ['4,7kΩ', ['4.7kω(2)', '4.7', 'kω']],
    ['H7/g6', ['h7/g6(2)', 'h7', 'g6']],
    ['IP67 in IP 67', ['ip67', 'in', 'ip67(2)', 'ip', '67']],
    ['C# in C++, F', ['c#', 'in', 'c++', 'f']],
    ['IPv4: 192.168.1.0/24', ['ipv4', '192.168.1.0/24(2)', '192.168.1.0', '24']],
    ['cos φ in μ/µ', ['cosφ(2)', 'cos', 'φ', 'in', 'μ/μ(2)', 'μ', 'μ']],
    ['Gleichstrom-Motor', ['gleichstrommotor(2)', 'gleichstrom', 'motor']],
    ['napetosti, tok; npr. itd.', ['napetosti', 'tok', 'npr', 'itd']],
    ['Kirchhoff’s law', ['kirchhoffs', 'law']],
    ['od 3–5 °C do 20 %', ['od', '3', '5', 'c', 'do', '20']],
    ['U_F = U₁ − 2 V', ['uf', 'u1', '2', 'v']],
    ['  … — ! \n', []],
  ])('of %s', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it('tell where they stand', () => {
    expect(tokenize('a H7/g6 b')).toEqual([
      { start: 0, end: 1, word: 'a', position: 0, parts: 0 },
      { start: 2, end: 7, word: 'H7/g6', position: 1, parts: 2 },
      { start: 2, end: 4, word: 'H7', position: 1, parts: 0 },
      { start: 5, end: 7, word: 'g6', position: 2, parts: 0 },
      { start: 8, end: 9, word: 'b', position: 3, parts: 0 },
    ]);
  });

  it('come in order, inside the text and well formed, whatever the text is', () => {
    const hostile = [
      '\ud800a\udc00',
      '\u0308a\u0308',
      "'a'b''",
      '1,,2',
      '1a'.repeat(9),
      '漢字',
      '👍🏽x',
      '\0a\0',
      'a/'.repeat(9),
    ];
    for (const text of hostile) {
      for (const { start, end, word } of tokenize(text)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(word.isWellFormed()).toBe(true);
        expect(word).not.toBe('');
      }
    }
  });

  it('are found in time that grows with the text alone', () => {
    const began = process.threadCpuUsage();
    for (const piece of ['a', '-', 'a-', "a'", '1,', 'A ', '_', '\u0308', '1a', 'a/', '#', 'C#']) {
      tokenize(piece.repeat(60_000 / piece.length));
    }
    expect(process.threadCpuUsage(began).user / 1000).toBeLessThan(4000);
  });
});

describe('parts of German compounds', () => {
  const known = new Set(
    'spannung teiler widerstand netz netzwerk werk wechsel strom kreis achse abstand warme leitung kraft zahl rad'.split(
      ' ',
    ),
  );
  const parts = (word: string) => splitGermanCompound(word, (part) => known.has(part));

  it.each([
    ['Spannungsteiler', ['spannung', 'teiler']],
    ['Widerstandsnetzwerk', ['widerstand', 'netzwerk']],
    ['Wechselstromkreis', ['wechsel', 'strom', 'kreis']],
    ['Achsabstand', ['achse', 'abstand']],
    ['Wärmeleitung', ['warme', 'leitung']],
    ['Waermeleitung', ['warme', 'leitung']],
    ['Zahnrad', []],
    ['Strom', []],
    ['', []],
  ])('of %s', (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  it('are sought with a bounded number of questions', () => {
    let asked = 0;
    const count = () => {
      asked++;
      return false;
    };
    splitGermanCompound('x'.repeat(48), count);
    splitGermanCompound('x'.repeat(100_000), count);
    expect(asked).toBeLessThan(1000);
  });
});

import type { DataTable } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { csvOf, fileNameOf } from './csv.ts';

const column = (name: string, unit: string, kind: 'text' | 'number'): DataTable['columns'][number] => ({
  key: name,
  name,
  name_html: name,
  unit,
  kind,
});

describe('csvOf', () => {
  it.each([
    ['sl', 'Prerez A (mm²);Uporaba\r\n1,5;razsvetljava\r\n;vtičnice\r\n'],
    ['en', 'Prerez A (mm²),Uporaba\r\n1.5,razsvetljava\r\n,vtičnice\r\n'],
  ])(
    'names columns with their units, and writes numbers and separators as spreadsheets in %s read them',
    (language, expected) => {
      const csv = csvOf(
        [column('Prerez A', 'mm²', 'number'), column('Uporaba', '', 'text')],
        [
          [
            { text: '1,5', value: 1.5 },
            { text: 'razsvetljava', value: null },
          ],
          [
            { text: '', value: null },
            { text: 'vtičnice', value: null },
          ],
        ],
        language,
      );
      expect(csv).toBe(expected);
    },
  );

  it('has plain spaces where the table keeps a line together', () => {
    const csv = csvOf([column('Navoj', '', 'text')], [[{ text: 'M8\u00a0×\u00a01, 16\u202fmm', value: null }]], 'en');
    expect(csv).toBe('Navoj\r\n"M8 × 1, 16 mm"\r\n');
  });

  it('quotes what would be read as two cells or two lines', () => {
    const cells = ['Fe, C', 'cev 1/2"', 'prva\ndruga', ' vrzel', 'navadno'];
    const csv = csvOf(
      cells.map((_, index) => column(`c${index}`, '', 'text')),
      [cells.map((text) => ({ text, value: null }))],
      'en',
    );
    expect(csv).toBe('c0,c1,c2,c3,c4\r\n"Fe, C","cev 1/2""","prva\ndruga"," vrzel",navadno\r\n');
  });
});

describe('a text', () => {
  const cellOf = (text: string) => csvOf([column('c', '', 'text')], [[{ text, value: null }]], 'de').split('\r\n')[1];

  it.each([
    '=A1',
    '+24 V',
    '-5',
    '@home',
    '1-2',
    '1/2',
    '8.8',
    '1 1/2',
    '3.5.26',
    '255.255.255.128',
    '6 A',
    '10:1',
    '1E5',
    '007',
    'MAR 3',
    '1. Mai',
  ])('that a spreadsheet would take for something else is kept one: %s', (text) => {
    expect(cellOf(text)).toBe(`"\t${text}"`);
  });

  it.each(['M10x1', 'M8', 'H7/g6', 'G 1/2', '−5', 'Marmor', '230 V', '10', 'S235JR', '–'])(
    'else is as it is: %s',
    (text) => {
      expect(cellOf(text)).toBe(text);
    },
  );

  it('is kept one in the name of a column too', () => {
    expect(csvOf([column('=1+1', '', 'text'), column('1/2', '', 'text')], [], 'en')).toBe('"\t=1+1","\t1/2"\r\n');
  });

  it('with a semicolon is quoted where that stands between cells', () => {
    expect(cellOf('a; b')).toBe('"a; b"');
    expect(cellOf('a, b')).toBe('a, b');
  });
});

describe('fileNameOf', () => {
  it.each([
    ['Izmere metričnih navojev (ISO 724)', 'izmere-metricnih-navojev-iso-724'],
    ['Höhe & Gewicht', 'hohe-gewicht'],
    ['../..', ''],
  ])('makes a plain name of "%s"', (caption, name) => {
    expect(fileNameOf(caption)).toBe(name);
  });
});

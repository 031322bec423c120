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
  it('names columns with their units, and writes numbers with a point', () => {
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
    );
    expect(csv).toBe('Prerez A (mm²),Uporaba\r\n1.5,razsvetljava\r\n,vtičnice\r\n');
  });

  it('has plain spaces where the table keeps a line together', () => {
    const csv = csvOf([column('Navoj', '', 'text')], [[{ text: 'M8\u00a0×\u00a01, 16\u202fmm', value: null }]]);
    expect(csv).toBe('Navoj\r\n"M8 × 1, 16 mm"\r\n');
  });

  it('quotes what would be read as two cells or two lines', () => {
    const cells = ['Fe, C', 'cev 1/2"', 'prva\ndruga', ' vrzel', 'navadno'];
    const csv = csvOf(
      cells.map((_, index) => column(`c${index}`, '', 'text')),
      [cells.map((text) => ({ text, value: null }))],
    );
    expect(csv).toBe('c0,c1,c2,c3,c4\r\n"Fe, C","cev 1/2""","prva\ndruga"," vrzel",navadno\r\n');
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

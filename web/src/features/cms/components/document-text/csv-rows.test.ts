import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

it('reads cells with commas and quotes in them, and no empty lines', () => {
  expect(csvRows('\ufeffA,use\r\n1.5,"luč, ""A"""\r\n\r\n2,\n')).toEqual([
    ['A', 'use'],
    ['1.5', 'luč, "A"'],
    ['2', ''],
  ]);
});

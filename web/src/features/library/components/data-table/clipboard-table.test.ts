import type { DataTable } from '@navor/contract';
import { expect, it } from 'vitest';
import { clipboardTableOf } from './clipboard-table.ts';

const columns: DataTable['columns'] = [
  { key: 'd', name: 'Navoj', name_html: 'Navoj', unit: '', kind: 'text' },
  { key: 'P', name: 'Korak P', name_html: 'Korak P', unit: 'mm', kind: 'number' },
];
const rows = [
  [
    { text: 'M8\u00a0×\t1 <A&B>', value: null },
    { text: '1,25', value: 1.25 },
  ],
];

it('has tabs between cells and the decimal sign of the language', () => {
  expect(clipboardTableOf(columns, rows, 'sl').text).toBe('Navoj\tKorak P (mm)\r\nM8 × 1 <A&B>\t1,25\r\n');
  expect(clipboardTableOf(columns, rows, 'en').text).toContain('\t1.25\r\n');
});

it('is a table of HTML too, whose texts stay texts', () => {
  expect(clipboardTableOf(columns, rows, 'de').html).toBe(
    '<table><thead><tr><th>Navoj</th><th>Korak P (mm)</th></tr></thead><tbody>' +
      `<tr><td style="mso-number-format:'\\@'">M8 ×\t1 &lt;A&amp;B&gt;</td><td>1,25</td></tr></tbody></table>`,
  );
});

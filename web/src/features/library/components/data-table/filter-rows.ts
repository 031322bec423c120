import type { Row } from './sort-rows.ts';

/** What is searched of each row; made once, since a table may be long and every letter typed searches all of it. */
export function searchTexts(rows: readonly Row[]): ReadonlyMap<Row, string> {
  // Cells are kept apart by a sign that nobody types, so that nothing is found across two of them.
  return new Map(rows.map((row) => [row, row.map(({ text }) => plain(text)).join('\n')]));
}

/** The rows in which every word that was typed occurs, in whichever column. */
export function filterRows(rows: readonly Row[], texts: ReadonlyMap<Row, string>, typed: string): readonly Row[] {
  const words = plain(typed).split(' ').filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => words.every((word) => texts.get(row)?.includes(word)));
}

/** Without capitals and diacritics, with one decimal sign, one kind of minus and one kind of space. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('ß', 'ss')
    .replace(/[−‒–]/g, '-')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

import type { DataTable, LibraryPart } from '@navor/contract';
import type { Passage } from '../../platform/searchable.ts';

/** As long as passages of other texts are. */
const usualLength = 900;

/** What tables of data say in words: their rows are in files, so the text around them has nothing of it. */
export function tablePassages(body: readonly LibraryPart[]): Passage[] {
  return body.flatMap((part) => (part.kind === 'table' ? passagesIn(part.table) : []));
}

function passagesIn({ id, caption, columns, rows }: DataTable): Passage[] {
  const isText = columns.map(({ kind }) => kind === 'text');
  const lines = rows
    .map((row) =>
      row
        .filter(({ text }, place) => isText[place] && text !== '')
        .map(({ text }) => text)
        .join(', '),
    )
    .filter((line) => line !== '');
  return packed(lines).map((text) => ({ anchor: id, heading: caption, text, formulas: [] }));
}

function packed(lines: string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length > usualLength) texts.push(line);
    else texts[texts.length - 1] = `${last}; ${line}`;
  }
  return texts;
}

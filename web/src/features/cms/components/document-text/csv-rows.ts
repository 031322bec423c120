/** The cells of a CSV text with commas, as `content/tables` reads it; a line that it refuses comes apart at its commas. */
export function csvRows(text: string): string[][] {
  return linesOf(text)
    .filter((line) => line.trim() !== '')
    .map((line) => cellsOf(line) ?? line.split(',').map((cell) => cell.trim()));
}

/** The first line in which a quote is not closed, or stands within a cell; null where there is none. */
export function lineWithBrokenQuote(text: string): number | null {
  const index = linesOf(text).findIndex((line) => cellsOf(line) === null);
  return index < 0 ? null : index + 1;
}

function linesOf(text: string): string[] {
  return text.replace(/^\ufeff/, '').split(/\r?\n/);
}

function cellsOf(line: string): string[] | null {
  const cells: string[] = [];
  let rest = `,${line}`;
  while (rest !== '') {
    const [whole, quoted, plain] = /^,(?:[ \t]*"((?:[^"]|"")*)"[ \t]*|([^",]*))(?=,|$)/.exec(rest) ?? [];
    if (whole === undefined) return null;
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? '').trim());
    rest = rest.slice(whole.length);
  }
  return cells;
}

import { isMathWord } from './typed-formula.ts';

/** `W_x = b h²/6`, of which `b h²/6` is in the cell. */
export type TableEquation = { equation: string; cell: string };

const between = ' · ';
const mostEquations = 40;
const longestCell = 80;

/**
 * What a table of formulas says without any sign of equality: in the lines of a list, a symbol at the top of a column equals
 * what stands below it.
 */
export function tableEquations(list: string): TableEquation[] {
  const found: TableEquation[] = [];
  let heads: string[] = [];
  for (const line of list.split('\n')) {
    const cells = line.split(between);
    if (cells.length > 1 && cells.some(isSymbol)) heads = cells;
    else if (cells.length === heads.length)
      found.push(...cells.flatMap((cell, place) => equations(heads[place], cell)));
  }
  return found.slice(0, mostEquations);
}

function equations(head: string | undefined, cell: string): TableEquation[] {
  return head && isSymbol(head) && isFormula(cell) ? [{ equation: `${head} = ${cell}`, cell }] : [];
}

function isSymbol(cell: string): boolean {
  return /^\p{L}(?:_\p{L}{1,3})?$/u.test(cell);
}

/** Of symbols, and not of numbers or words alone. */
function isFormula(cell: string): boolean {
  if (cell.length > longestCell || !/^[\p{L}\p{N}\s_()[\].,+−/√²³⁴^-]+$/u.test(cell)) return false;
  const letters = cell.replace(/_\p{L}+/gu, '').match(/\p{L}+/gu) ?? [];
  return letters.length > 0 && letters.every(isMathWord) && /[\s/√²³⁴^+−-]/u.test(cell);
}

/** Where a line has these cells. */
export function cellsIn(line: string, cells: readonly string[]): { start: number; end: number }[] {
  let end = -between.length;
  return line.split(between).flatMap((cell) => {
    const start = end + between.length;
    end = start + cell.length;
    return cells.includes(cell) ? [{ start, end }] : [];
  });
}

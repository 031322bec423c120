import type { Language } from '@navor/languages';
import { type FoundQuantity, findQuantities, inUnit, readUnit } from '@navor/quantities';
import { type FoundFact, findFacts, scopeOf, tellingWords } from '../../../search/index.ts';
import { type Intent, type Reply, type ReplyContext, replyOf } from '../reply.ts';
import { linkTo } from '../wording/own-links.ts';
import { plainMarkdown, withoutMarkup } from '../wording/plain-markdown.ts';
import { hasAllWords, wordsOf } from '../wording/same-words.ts';

export type Row = Extract<FoundFact['fact'], { kind: 'row' }>;
type FoundRow = Omit<FoundFact, 'fact'> & { fact: Row };
type Cell = Row['cells'][number];

/** A row has to have almost all that was asked for: a loose one would tell a value of something else. */
const leastCoverage = 0.9;
const [mostFound, mostShown, mostExplained] = [40, 8, 3];

/** A value from a table: the row by its names, the column by what it is called. */
export const lookUpTable: Intent = async (context) => {
  const { rows } = await findRows(context);
  const [best] = rows;
  const asked = best ? columnsAsked(best, withCodesApart(context.request.question)) : [];
  return asked.length > 0 && rows.length <= mostShown ? tellValues(context, rows, asked) : null;
};

/** The row of which a question is, where it is one alone, with the columns that it asks for; none for the whole of it. */
export async function readRow(context: ReplyContext): Promise<{ fact: Row; columns: string[] } | null> {
  const { rows, isNamedWhole: isSure } = await findRows(context);
  const [only, ...others] = rows;
  if (!only || others.length > 0) return null;
  const columns = columnsAsked(only, withCodesApart(context.request.question));
  if (columns.length === 0 && !isSure) return null;
  return { fact: only.fact, columns: columns.map((at) => withoutMarkup(only.fact.cells[at]?.name ?? '')) };
}

/** Who names a row and no column wants to know what it means. */
export const explainRow: Intent = async (context) => {
  const { rows, isNamedWhole: isSure } = await findRows(context);
  return isSure && rows.length <= mostExplained ? tellRows(context, rows) : null;
};

/** Rows of one table that a question names, those that it names whole alone where there are such. */
async function findRows(context: ReplyContext): Promise<{ rows: FoundRow[]; isNamedWhole: boolean }> {
  const { services, request } = context;
  const { viewer, language } = request;
  const question = withCodesApart(request.question);
  const search = { words: question, language, kinds: ['row'] as const, most: mostFound };
  const found = await findFacts(services.pool, scopeOf(viewer), search);
  const named = found.filter(isRow).filter((row) => row.coverage >= leastCoverage && isNamed(row, context));
  // Who asks for M8 means no M8 × 1, although that has the word as well.
  const exact = named.filter(({ fact }) => isNamedWhole(fact, question));
  const fitting = exact.length > 0 ? exact : named;
  const [best] = fitting;
  const isSameTable = ({ itemId, fact }: FoundRow) => itemId === best?.itemId && fact.tableId === best.fact.tableId;
  return { rows: fitting.filter(isSameTable), isNamedWhole: exact.length > 0 };
}

/** German joins a code with what it is a code of: `M8-Gewinde`. */
function withCodesApart(question: string): string {
  return question.replace(/(?<=\p{L}\d+)-(?=\p{L}{3})/gu, ' ');
}

function isRow(found: FoundFact): found is FoundRow {
  return found.fact.kind === 'row';
}

/** A name may take two cells: what it is, and what kind of thing. */
const mostNameCells = 2;

/** By its name, or by the value with a unit that it begins with: the other values of a row are what is looked up in it. */
function isNamed({ fact }: FoundRow, { request: { question, language } }: ReplyContext): boolean {
  const [first] = fact.cells;
  if (first && first.value !== null) {
    const own = readUnit(first.unit.replaceAll('·', '*'));
    const isFirst = (given: FoundQuantity) =>
      given.unit.text === own?.text && isEqual(inUnit(given.value, own), first.value);
    if (findQuantities(question, language).some((given) => !given.isBare && isFirst(given))) return true;
  }
  const words = namingWords(question, language);
  // What the whole table is about names no row of it.
  const ofTable = wordsOf(withoutMarkup([fact.caption, ...fact.cells.map(({ name }) => name)].join(' ')));
  const ofRows = words.filter((word) => /\p{L}/u.test(word) && !hasAllWords([word], ofTable));
  return fact.cells.some(({ text, value }, at) => {
    const told = wordsOf(text);
    if (value !== null || told.length === 0) return false;
    if (hasAllWords(told, words)) return true;
    return at < mostNameCells && told.some((word) => word.length > 1 && hasAllWords([word], ofRows));
  });
}

function namingWords(question: string, language: Language): string[] {
  const telling = tellingWords(question, language).flatMap(wordsOf);
  return wordsOf(withCodesApart(question)).filter((word) => /\d/.test(word) || telling.includes(word));
}

function isNamedWhole({ cells: [first] }: Row, question: string): boolean {
  return first?.value === null && hasAllWords(wordsOf(first.text), wordsOf(question));
}

function isEqual(one: number, other: number | null): boolean {
  if (other === null) return false;
  return Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
}

/** Columns whose whole name is asked for, before the likeliest of those that share a word of it. */
function columnsAsked({ fact, askedCells }: FoundRow, question: string): number[] {
  const words = wordsOf(question);
  const filled = askedCells.filter((at) => isFilled(fact.cells[at]) && !isRowName(fact.cells[at], words));
  const whole = filled.filter((at) => hasAllWords(wordsOf(withoutMarkup(fact.cells[at]?.name ?? '')), words));
  if (whole.length > 0) return whole;
  const isTold = (at: number) =>
    wordsOf(withoutMarkup(fact.cells[at]?.name ?? '')).some((word) => hasAllWords([word], words));
  // Where the caption alone is named, as for a current in a table of currents, no column is more asked for than another.
  return filled.some(isTold) ? filled.slice(0, 1) : filled;
}

function isFilled(cell: Cell | undefined): boolean {
  return cell !== undefined && cell.text !== '';
}

function isRowName(cell: Cell | undefined, words: readonly string[]): boolean {
  return cell?.value === null && wordsOf(cell.text).some((word) => hasAllWords([word], words));
}

function tellValues(context: ReplyContext, rows: FoundRow[], asked: number[]): Reply {
  const { say } = context;
  const [first] = rows;
  const [column] = asked;
  const cell = column === undefined ? undefined : first?.fact.cells[column];
  if (first && cell && rows.length === 1 && asked.length === 1) {
    const values = { row: rowName(first.fact), column: plainMarkdown(withoutMarkup(cell.name)), value: cellText(cell) };
    // Its own name would be told twice; what stands beside it is the answer.
    return column === 0 ? tellRows(context, rows) : replyOf(say('table.value', values), sourceOf(context, first));
  }
  const intro = say(rows.length === 1 ? 'table.row' : 'table.rows');
  return replyOf(intro, tableOf(rows, asked), first ? sourceOf(context, first) : null);
}

function tellRows(context: ReplyContext, rows: FoundRow[]): Reply {
  const [first] = rows;
  const lists = rows.flatMap(({ fact: { cells } }) => [
    cells[0]?.value === null ? `**${cellText(cells[0])}**` : null,
    cells
      .slice(cells[0]?.value === null ? 1 : 0)
      .filter(isFilled)
      .map((cell) => `- ${plainMarkdown(withoutMarkup(cell.name))}: ${cellText(cell)}`)
      .join('\n'),
  ]);
  return replyOf(context.say('table.row'), ...lists, first ? sourceOf(context, first) : null);
}

function sourceOf({ request, say }: ReplyContext, { itemId, kind, title, path, fact }: FoundRow): string {
  const ofTable = request.passages.filter(
    (passage) => passage.itemId === itemId && passage.kind === kind && passage.anchor === fact.tableId,
  );
  // A long table is several passages.
  const cited = ofTable.find(({ text }) => text.includes(`${fact.cells[0]?.text} · `)) ?? ofTable[0];
  const source = cited ? `${plainMarkdown(title)} [${cited.number}]` : linkTo(title, path);
  return say('table.from', { caption: plainMarkdown(withoutMarkup(fact.caption)), source });
}

function tableOf(rows: FoundRow[], asked: number[]): string {
  const [first] = rows;
  const names = asked.map((at) => plainMarkdown(withoutMarkup(first?.fact.cells[at]?.name ?? '')));
  const lines = rows.map(({ fact }) => {
    const values = asked.map((at) => cellText(fact.cells[at]));
    return `| ${[rowName(fact), ...values].join(' | ')} |`;
  });
  return [`| | ${names.join(' | ')} |`, `| --- |${' --- |'.repeat(names.length)}`, ...lines].join('\n');
}

/** What stands first in the row is what the table is sorted by. */
function rowName({ cells }: Row): string {
  const [first, second] = cells;
  const names = first?.value === null && second?.value === null ? [first, second] : [first];
  return names.map((cell) => cellText(cell)).join(', ');
}

function cellText(cell: Cell | undefined): string {
  if (!cell || cell.text === '') return '–';
  return plainMarkdown(cell.value === null || cell.unit === '' ? cell.text : `${cell.text} ${cell.unit}`);
}

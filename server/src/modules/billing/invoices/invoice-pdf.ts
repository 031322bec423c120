import { colours } from '../../../platform/pdf/colours.ts';
import { createPdfPage, type PdfPage } from '../../../platform/pdf/pdf-page.ts';
import type { InvoiceWords } from './invoice-words.ts';

/** An invoice or a credit note as a page; the same one is always the same page. */
export async function invoicePdf(words: InvoiceWords): Promise<Uint8Array> {
  const { title, author, language, at } = words;
  const page = await createPdfPage({ title, author, language, at });
  let y = writeParty(page, words.seller, left, 56);
  if (words.mark) y = writeMark(page, words.mark, y + 20);
  page.tag({ kind: 'H1' }, () => {
    y = page.write(title, left, y + 28, { size: 20, isStrong: true, width });
  });
  y = writeHead(page, words, y + 20);
  page.tag({ kind: 'Table' }, () => {
    y = writeItem(page, words, y + 28);
    y = writeSums(page, words, y + 14);
  });
  page.write(words.settled, left, y + 28, { width });
  return page.save();
}

const [left, right] = [56, 539];
const width = right - left;
const halfWidth = 260;
const itemWidth = 360;
const factsFrom = 350;
const quiet = { size: 9, colour: colours.quiet } as const;

function writeParty(page: PdfPage, [name = '', ...lines]: string[], x: number, y: number): number {
  let next = page.write(name, x, y, { size: 11, isStrong: true, width: halfWidth });
  for (const line of lines) next = page.write(line, x, next, { width: halfWidth });
  return next;
}

function writeMark(page: PdfPage, mark: string, y: number): number {
  const height = 30;
  page.frame({ x: left, y, width, height }, colours.signal);
  page.write(mark, left + 12, y + 9, { isStrong: true, colour: colours.signal });
  return y + height;
}

/** The buyer on the left, dates on the right. */
function writeHead(page: PdfPage, { buyerLabel, buyer, facts }: InvoiceWords, y: number): number {
  const below = writeParty(page, buyer, left, page.write(buyerLabel, left, y, quiet));
  let next = y;
  page.tag({ kind: 'L' }, () => {
    for (const [label = '', value = ''] of facts) next = writeFact(page, label, value, next);
  });
  return Math.max(below, next);
}

function writeFact(page: PdfPage, label: string, value: string, y: number): number {
  let next = y;
  page.tag({ kind: 'LI' }, () => {
    page.tag({ kind: 'Lbl' }, () => {
      next = page.write(label, factsFrom, y, { ...quiet, size: 10 });
    });
    page.tag({ kind: 'LBody' }, () => page.write(value, right, y, { align: 'right' }));
  });
  return next;
}

function writeItem(page: PdfPage, { columns, item, period, total }: InvoiceWords, y: number): number {
  const [description = '', amount = ''] = columns;
  const top = writeRow(page, 'Column', y, {
    label: (at) => page.write(description, left, at, quiet),
    value: (at) => page.write(amount, right, at, { ...quiet, align: 'right' }),
  });
  rule(page, top + 4);
  const next = writeRow(page, undefined, top + 14, {
    label(at) {
      const below = page.write(item, left, at, { width: itemWidth });
      return period ? page.write(period, left, below, { ...quiet, width: itemWidth }) : below;
    },
    value: (at) => page.write(total[1] ?? '', right, at, { align: 'right' }),
  });
  rule(page, next + 10);
  return next + 10;
}

function writeSums(page: PdfPage, { sums, total: [label = '', amount = ''] }: InvoiceWords, y: number): number {
  let next = y;
  for (const [name = '', value = ''] of sums) {
    next =
      writeRow(page, 'Row', next, {
        label: (at) => page.write(name, factsFrom, at),
        value: (at) => page.write(value, right, at, { align: 'right' }),
      }) + 4;
  }
  rule(page, next + 4, factsFrom);
  const strong = { size: 13, isStrong: true };
  return writeRow(page, 'Row', next + 12, {
    label: (at) => page.write(label, factsFrom, at, strong),
    value: (at) => page.write(amount, right, at, { ...strong, align: 'right' }),
  });
}

/** What a cell writes from `y` on; returns where it ends. */
type Cell = (y: number) => number;

/** A row of the table; `heads` says what its headings, if it has any, are those of. */
function writeRow(
  page: PdfPage,
  heads: 'Row' | 'Column' | undefined,
  y: number,
  { label, value }: { label: Cell; value: Cell },
): number {
  let next = y;
  page.tag({ kind: 'TR' }, () => {
    page.tag(heads ? { kind: 'TH', scope: heads } : { kind: 'TD' }, () => {
      next = label(y);
    });
    page.tag(heads === 'Column' ? { kind: 'TH', scope: heads } : { kind: 'TD' }, () => value(y));
  });
  return next;
}

function rule(page: PdfPage, y: number, from = left): void {
  page.rule([from, y], [right, y], colours.hairline);
}

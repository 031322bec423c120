import { createPdfPage, type PdfPage } from '../../../platform/pdf/pdf-page.ts';
import type { InvoiceWords } from './invoice-words.ts';

/** An invoice or a credit note as a page; the same one is always the same page. */
export async function invoicePdf(words: InvoiceWords): Promise<Uint8Array> {
  const { title, author, language, at } = words;
  const page = await createPdfPage({ title, author, language, at });
  let y = writeParty(page, words.seller, page.left, 56);
  if (words.mark) y = writeMark(page, words.mark, y + 20);
  y = page.write(words.title, page.left, y + 28, { size: 20, isStrong: true });
  y = writeHead(page, words, y + 20);
  y = writeLine(page, words, y + 28);
  y = writeSums(page, words, y + 14);
  page.write(words.settled, page.left, y + 28);
  return page.save();
}

function writeParty(page: PdfPage, [name = '', ...lines]: string[], x: number, y: number): number {
  let next = page.write(name, x, y, { size: 11, isStrong: true, width: halfWidth });
  for (const line of lines) next = page.write(line, x, next, { width: halfWidth });
  return next;
}

function writeMark(page: PdfPage, mark: string, y: number): number {
  const height = 30;
  page.frame(y, height);
  page.write(mark, page.left + 12, y + 9, { isStrong: true, colour: 'signal' });
  return y + height;
}

const halfWidth = 260;
const factsFrom = 350;

/** The buyer on the left, dates on the right. */
function writeHead(page: PdfPage, { buyerLabel, buyer, facts }: InvoiceWords, y: number): number {
  const below = writeParty(page, buyer, page.left, page.write(buyerLabel, page.left, y, quiet));
  let next = y;
  for (const [label = '', value = ''] of facts) {
    page.write(value, page.right, next, { alignsRight: true });
    next = page.write(label, factsFrom, next, { ...quiet, size: 10 });
  }
  return Math.max(below, next);
}

const quiet = { size: 9, colour: 'quiet' } as const;

function writeLine(
  page: PdfPage,
  { columns: [description = '', amount = ''], item, period, total }: InvoiceWords,
  y: number,
) {
  page.write(amount, page.right, y, { ...quiet, alignsRight: true });
  const top = page.write(description, page.left, y, quiet) + 4;
  page.rule(top);
  page.write(total[1] ?? '', page.right, top + 10, { alignsRight: true });
  let next = page.write(item, page.left, top + 10, { width: 360 });
  if (period) next = page.write(period, page.left, next, { ...quiet, width: 360 });
  page.rule(next + 10);
  return next + 10;
}

function writeSums(page: PdfPage, { sums, total: [label = '', amount = ''] }: InvoiceWords, y: number): number {
  let next = y;
  for (const [name = '', value = ''] of sums) {
    page.write(value, page.right, next, { alignsRight: true });
    next = page.write(name, factsFrom, next) + 4;
  }
  page.rule(next + 4, factsFrom);
  const strong = { size: 13, isStrong: true };
  page.write(amount, page.right, next + 12, { ...strong, alignsRight: true });
  return page.write(label, factsFrom, next + 12, strong);
}

import { homeTimeZone } from '@navor/contract';
import { type Language, locales, monthStyles } from '@navor/languages';
import { createPdfPage, type PdfPage } from '../../../platform/pdf/pdf-page.ts';
import type { Services } from '../../../platform/services.ts';
import type { InvoiceParty, invoices, payments } from '../billing.tables.ts';

/** An invoice with what it says of the payment that it is for. */
export type PrintedInvoice = Pick<
  typeof invoices.$inferSelect,
  'kind' | 'number' | 'language' | 'cents' | 'currency' | 'content' | 'issuedAt'
> &
  Pick<typeof payments.$inferSelect, 'source' | 'paidAt'>;

/** An invoice or a credit note as a page, in its own language; the same one is always the same page. */
export async function invoicePdf(invoice: PrintedInvoice, texts: Services['texts']): Promise<Uint8Array> {
  const words = wordsOf(invoice, texts);
  const { content, language, issuedAt } = invoice;
  const page = await createPdfPage({ title: words.title, author: content.seller.name, language, at: issuedAt });
  let y = writeParty(page, words.seller, page.left, 56);
  if (words.mark) y = writeMark(page, words.mark, y + 20);
  y = page.write(words.title, page.left, y + 28, { size: 20, isStrong: true });
  y = writeHead(page, words, y + 20);
  y = writeLine(page, words, y + 28);
  y = writeSums(page, words, y + 14);
  page.write(words.settled, page.left, y + 28);
  return page.save();
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf(invoice: PrintedInvoice, texts: Services['texts']) {
  const { kind, content, language, source } = invoice;
  const say = (key: string, values?: Record<string, unknown>) => texts.say(language, `invoice:${key}`, values);
  const { money, date, number } = formatsOf(language, invoice.currency);
  const of = kind === 'invoice' ? 'invoice' : 'creditNote';
  const { periodStartsAt: from, periodEndsAt: to, taxPercent } = content;
  return {
    title: say(`${of}.title`, { number: invoice.number }),
    mark: source === 'sandbox' ? say('test') : undefined,
    seller: partyWords(content.seller, say),
    buyerLabel: say('buyer'),
    buyer: partyWords(content.buyer, say),
    facts: [
      [say('issued'), date(invoice.issuedAt)],
      [say('paid'), date(invoice.paidAt)],
      ...(content.corrects ? [[say('corrects'), content.corrects]] : []),
    ],
    columns: [say('description'), say('amount')],
    item: say(`${of}.item`, { plan: content.planName }),
    period: from && to ? say('period', { from: date(new Date(from)), to: date(new Date(to)) }) : undefined,
    sums:
      taxPercent > 0
        ? [
            [say('net'), money(content.netCents)],
            [say('tax', { percent: number(taxPercent) }), money(content.taxCents)],
          ]
        : [[say('noTax'), '']],
    total: [say('total'), money(invoice.cents)],
    settled: say(`${of}.${source}`, { date: date(kind === 'invoice' ? invoice.paidAt : invoice.issuedAt) }),
  };
}

/** Amounts, dates and numbers as a language writes them. Days are those where the seller is at home. */
function formatsOf(language: Language, currency: string) {
  const locale = locales[language];
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const month = monthStyles[language];
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: homeTimeZone });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    money: (cents: number) => amounts.format(cents / 100),
    date: (moment: Date) => dates.format(moment),
    number: (value: number) => numbers.format(value),
  };
}

function partyWords(party: InvoiceParty, say: (key: string, values: Record<string, unknown>) => string): string[] {
  const { name, company, address, taxId, email } = party;
  const taxLine = taxId && say('taxId', { taxId });
  return [company, name, ...address, taxLine, email].filter((line) => line !== undefined && line !== '') as string[];
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
function writeHead(page: PdfPage, { buyerLabel, buyer, facts }: Words, y: number): number {
  const below = writeParty(page, buyer, page.left, page.write(buyerLabel, page.left, y, quiet));
  let next = y;
  for (const [label = '', value = ''] of facts) {
    page.write(value, page.right, next, { alignsRight: true });
    next = page.write(label, factsFrom, next, { ...quiet, size: 10 });
  }
  return Math.max(below, next);
}

const quiet = { size: 9, colour: 'quiet' } as const;

function writeLine(page: PdfPage, { columns: [description = '', amount = ''], item, period, total }: Words, y: number) {
  page.write(amount, page.right, y, { ...quiet, alignsRight: true });
  const top = page.write(description, page.left, y, quiet) + 4;
  page.rule(top);
  page.write(total[1] ?? '', page.right, top + 10, { alignsRight: true });
  let next = page.write(item, page.left, top + 10, { width: 360 });
  if (period) next = page.write(period, page.left, next, { ...quiet, width: 360 });
  page.rule(next + 10);
  return next + 10;
}

function writeSums(page: PdfPage, { sums, total: [label = '', amount = ''] }: Words, y: number): number {
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

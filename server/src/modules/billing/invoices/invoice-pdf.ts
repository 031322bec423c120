import type { Services } from '../../../platform/services.ts';
import type { InvoiceParty, invoices, payments } from '../billing.tables.ts';
import { formatsOf } from './invoice-formats.ts';
import { createSheet, left, right, type Sheet } from './sheet.ts';

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
  const sheet = await createSheet({ title: words.title, author: content.seller.name, language, at: issuedAt });
  let y = writeParty(sheet, words.seller, left, 56);
  if (words.mark) y = writeMark(sheet, words.mark, y + 20);
  y = sheet.write(words.title, left, y + 28, { size: 20, isStrong: true });
  y = writeHead(sheet, words, y + 20);
  y = writeLine(sheet, words, y + 28);
  y = writeSums(sheet, words, y + 14);
  sheet.write(words.settled, left, y + 28);
  return sheet.finish();
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

function partyWords(party: InvoiceParty, say: (key: string, values: Record<string, unknown>) => string): string[] {
  const { name, company, address, taxId, email } = party;
  const taxLine = taxId && say('taxId', { taxId });
  return [company, name, ...address, taxLine, email].filter((line) => line !== undefined && line !== '') as string[];
}

function writeParty(sheet: Sheet, [name = '', ...lines]: string[], x: number, y: number): number {
  let next = sheet.write(name, x, y, { size: 11, isStrong: true, width: halfWidth });
  for (const line of lines) next = sheet.write(line, x, next, { width: halfWidth });
  return next;
}

function writeMark(sheet: Sheet, mark: string, y: number): number {
  const height = 30;
  sheet.frame(y, height);
  sheet.write(mark, left + 12, y + 9, { isStrong: true, colour: 'signal' });
  return y + height;
}

const halfWidth = 260;
const factsFrom = 350;

/** The buyer on the left, dates on the right. */
function writeHead(sheet: Sheet, { buyerLabel, buyer, facts }: Words, y: number): number {
  const below = writeParty(sheet, buyer, left, sheet.write(buyerLabel, left, y, quiet));
  let next = y;
  for (const [label = '', value = ''] of facts) {
    sheet.write(value, right, next, { alignsRight: true });
    next = sheet.write(label, factsFrom, next, { ...quiet, size: 10 });
  }
  return Math.max(below, next);
}

const quiet = { size: 9, colour: 'quiet' } as const;

function writeLine(sheet: Sheet, { columns: [description = '', amount = ''], item, period, total }: Words, y: number) {
  sheet.write(amount, right, y, { ...quiet, alignsRight: true });
  const top = sheet.write(description, left, y, quiet) + 4;
  sheet.rule(top);
  sheet.write(total[1] ?? '', right, top + 10, { alignsRight: true });
  let next = sheet.write(item, left, top + 10, { width: 360 });
  if (period) next = sheet.write(period, left, next, { ...quiet, width: 360 });
  sheet.rule(next + 10);
  return next + 10;
}

function writeSums(sheet: Sheet, { sums, total: [label = '', amount = ''] }: Words, y: number): number {
  let next = y;
  for (const [name = '', value = ''] of sums) {
    sheet.write(value, right, next, { alignsRight: true });
    next = sheet.write(name, factsFrom, next) + 4;
  }
  sheet.rule(next + 4, factsFrom);
  const strong = { size: 13, isStrong: true };
  sheet.write(amount, right, next + 12, { ...strong, alignsRight: true });
  return sheet.write(label, factsFrom, next + 12, strong);
}

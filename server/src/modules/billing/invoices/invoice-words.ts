import { homeTimeZone } from '@navor/contract';
import { type Language, locales, monthStyles } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import type { InvoiceContent, InvoiceParty, invoices, payments } from '../billing.tables.ts';

/** An invoice with what it says of the payment that it is for. */
export type PrintedInvoice = Pick<
  typeof invoices.$inferSelect,
  'kind' | 'number' | 'language' | 'cents' | 'currency' | 'content' | 'issuedAt'
> &
  Pick<typeof payments.$inferSelect, 'source' | 'paidAt'>;

export type InvoiceWords = ReturnType<typeof invoiceWords>;

/** Everything that an invoice or a credit note says, in its own language. */
export function invoiceWords(invoice: PrintedInvoice, texts: Services['texts']) {
  const { kind, content, language, source } = invoice;
  const say = (key: string, values?: Record<string, unknown>) => texts.say(language, `invoice:${key}`, values);
  const { money, date, number } = formatsOf(language, invoice.currency);
  const of = kind === 'invoice' ? 'invoice' : 'creditNote';
  const { taxPercent } = content;
  return {
    ...{ author: content.seller.name, language, at: invoice.issuedAt },
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
    ...itemWords(content, of, say, date),
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

function itemWords(
  content: InvoiceContent,
  of: 'invoice' | 'creditNote',
  say: (key: string, values?: Record<string, unknown>) => string,
  date: (moment: Date) => string,
): { item: string; period: string | undefined } {
  if ('title' in content) return { item: say(`${of}.purchase`, { title: content.title }), period: undefined };
  const { planName, periodStartsAt: from, periodEndsAt: to } = content;
  return {
    item: say(`${of}.item`, { plan: planName }),
    period: from && to ? say('period', { from: date(new Date(from)), to: date(new Date(to)) }) : undefined,
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

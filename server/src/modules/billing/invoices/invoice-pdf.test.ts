import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { type Language, languages } from '@navor/languages';
import { loadCatalogues } from '@navor/translations';
import { describe, expect, it } from 'vitest';
import { createTextsByLanguage } from '../../../platform/texts.ts';
import { pdfLines } from '../../../test-support/pdf-lines.ts';
import { readTaggedPdf } from '../../../test-support/read-tagged-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceWords, type PrintedInvoice } from './invoice-words.ts';

const real = createTextsByLanguage(loadCatalogues());

/** A text that does not exist would be shown as its key; here it fails. */
const texts: typeof real = {
  say(language, key, values) {
    const text = real.say(language, key, values);
    if (key.endsWith(`:${text}`)) throw new Error(`There is no text ${language} ${key}`);
    return text;
  },
};

const plan = {
  seller: { name: 'Navor d. o. o.', address: ['Delavska 1', '1000 Ljubljana'], taxId: 'SI12345678' },
  buyer: { name: 'Živa Čšž Größe', address: [], email: 'ziva@example.com' },
  planId: 'sl-standard' as const,
  planName: 'Standard',
  periodStartsAt: '2026-03-09T10:00:00.000Z',
  // Still the day before in UTC.
  periodEndsAt: '2026-04-08T22:30:00.000Z',
  taxPercent: 22,
  netCents: 1557,
  taxCents: 343,
};

const invoice: PrintedInvoice = {
  kind: 'invoice',
  number: 'R-2026-000042',
  language: 'sl',
  cents: 1900,
  currency: 'EUR',
  source: 'stripe',
  paidAt: new Date('2026-03-09T10:00:00Z'),
  issuedAt: new Date('2026-03-09T10:00:00Z'),
  content: plan,
};
const creditNote: PrintedInvoice = {
  ...invoice,
  kind: 'credit_note',
  number: 'D-2026-000007',
  cents: -1900,
  issuedAt: new Date('2026-03-12T10:00:00Z'),
  content: { ...invoice.content, netCents: -1557, taxCents: -343, corrects: 'R-2026-000042' },
};

const pdfOf = (row: PrintedInvoice) => invoicePdf(invoiceWords(row, texts));

/** Spaces that do not break are spaces to a reader. */
async function lines(row: PrintedInvoice): Promise<string[]> {
  return (await pdfLines(await pdfOf(row))).map((line) => line.replace(/\s/g, ' '));
}

describe('an invoice', () => {
  it.each<[Language, string[]]>([
    [
      'sl',
      [
        ...['Račun R-2026-000042', 'Naročnina Navor Standard', 'Obdobje: od 9. 3. 2026 do 9. 4. 2026', '15,57 €'],
        ...['DDV 22 %', '3,43 €', 'Skupaj', '19,00 €', 'Davčna številka: SI12345678'],
        'Plačano po spletu prek ponudnika Stripe 9. 3. 2026. Nakazilo ni potrebno.',
      ],
    ],
    [
      'en',
      [
        ...['Invoice R-2026-000042', 'Navor Standard subscription', 'Period: 9 March 2026 to 9 April 2026', '€15.57'],
        ...['VAT 22%', '€3.43', 'Total', '€19.00', 'Tax ID: SI12345678'],
        'Paid online through Stripe on 9 March 2026. Nothing is outstanding.',
      ],
    ],
    [
      'de',
      [
        ...['Rechnung R-2026-000042', 'Abonnement Navor Standard', 'Zeitraum: 9. März 2026 bis 9. April 2026'],
        ...['15,57 €', 'MwSt. 22 %', '3,43 €', 'Gesamtbetrag', '19,00 €', 'USt-IdNr./Steuernummer: SI12345678'],
        'Online über Stripe bezahlt am 9. März 2026. Es ist nichts mehr zu zahlen.',
      ],
    ],
  ])('says in %s who sold what to whom for how much', async (language, expected) => {
    const written = await lines({ ...invoice, language });
    expect(written).toEqual(expect.arrayContaining(expected));
    expect(written).toEqual(expect.arrayContaining(['Navor d. o. o.', '1000 Ljubljana', 'Živa Čšž Größe']));
    expect(written).toContain('ziva@example.com');
    expect(written.join()).not.toMatch(/�|\{\{|undefined|NaN|Invalid/);
  });

  it.each(languages)('is titled and tells its language (%s)', async (language) => {
    const document = await PDFDocument.load(await pdfOf({ ...invoice, language }));
    expect(document.getTitle()).toContain('R-2026-000042');
    expect(document.getAuthor()).toBe('Navor d. o. o.');
    expect(document.catalog.lookup(PDFName.of('Lang'), PDFString).asString()).toBe(language);
    expect(document.getPageCount()).toBe(1);
  });

  it.each(languages)('is a heading, facts and a table to who has it read out (%s)', async (language) => {
    const { whole, elements, strayText, isMarked } = await readTaggedPdf(await pdfOf({ ...invoice, language }));
    expect({ strayText, isMarked }).toEqual({ strayText: '', isMarked: true });
    expect(elements.filter(({ role }) => role === 'H1').map(({ text }) => text)).toEqual([
      expect.stringContaining('R-2026-000042'),
    ]);
    const rows = whole.children.find(({ role }) => role === 'Table')?.children ?? [];
    expect(rows.map(({ children }) => children.map(({ role }) => role).join())).toEqual([
      ...['TH,TH', 'TD,TD', 'TH,TD', 'TH,TD', 'TH,TD'],
    ]);
    expect(rows[4]?.text).toMatch(/19[.,]00/);
  });

  it('is the same to the byte whenever it is opened', async () => {
    expect(await pdfOf(invoice)).toEqual(await pdfOf(invoice));
  });

  it('names the company first, and the whole address', async () => {
    const buyer = {
      name: 'Ana Žagar',
      company: 'Žaga, d. o. o.',
      taxId: 'SI87654321',
      address: ['Pot 1', '2000 Maribor'],
    };
    const written = await lines({ ...invoice, content: { ...invoice.content, buyer } });
    const from = written.indexOf('Kupec') + 1;
    const party = ['Žaga, d. o. o.', 'Ana Žagar', 'Pot 1', '2000 Maribor', 'Davčna številka: SI87654321'];
    expect(written.slice(from, from + party.length)).toEqual(party);
  });

  it('continues a long name in the next line, and loses none of it', async () => {
    const name = 'Inženiring '.repeat(10) + 'x'.repeat(100);
    const buyer = { name, address: [] };
    const written = await lines({ ...invoice, content: { ...invoice.content, buyer } });
    expect(written.join('').replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });

  it.each([
    ['sl', 'DDV ni obračunan'],
    ['en', 'No VAT is charged'],
    ['de', 'Es wird keine MwSt. berechnet'],
  ] as const)('without tax says so in %s', async (language, sentence) => {
    const content = { ...invoice.content, taxPercent: 0, netCents: 1900, taxCents: 0 };
    expect(await lines({ ...invoice, language, content })).toContain(sentence);
  });

  it('needs no period', async () => {
    const content = { ...invoice.content, periodStartsAt: null, periodEndsAt: null };
    expect((await lines({ ...invoice, content })).join()).not.toContain('Obdobje');
  });
});

describe('a credit note', () => {
  it.each([
    ['sl', 'Dobropis D-2026-000007', '−19,00 €', '12. 3. 2026'],
    ['en', 'Credit note D-2026-000007', '-€19.00', '12 March 2026'],
    ['de', 'Rechnungskorrektur D-2026-000007', '-19,00 €', '12. März 2026'],
  ] as const)('says in %s which invoice it takes back, and how much of it', async (language, title, total, date) => {
    const written = await lines({ ...creditNote, language });
    expect(written).toEqual(expect.arrayContaining([title, total, date, 'R-2026-000042']));
  });
});

describe('something that was bought once', () => {
  const { planId, planName, periodStartsAt, periodEndsAt, ...rest } = plan;
  const content = { ...rest, title: 'Ura z Nejo Zupan, 60 minut' };

  it.each([
    ['sl', 'Vračilo: Ura z Nejo Zupan, 60 minut'],
    ['en', 'Refund: Ura z Nejo Zupan, 60 minut'],
    ['de', 'Erstattung: Ura z Nejo Zupan, 60 minut'],
  ] as const)(
    'stands on its invoice and its credit note by its name, without a period, in %s',
    async (language, back) => {
      const written = await lines({ ...invoice, language, content });
      expect(written).toContain('Ura z Nejo Zupan, 60 minut');
      expect(written.join()).not.toMatch(/Obdobje|Period|Zeitraum|Navor Standard/);
      expect(await lines({ ...creditNote, language, content })).toContain(back);
    },
  );
});

describe('what was paid at the cashier for trying out', () => {
  const sentences = {
    sl: 'Preizkus: to ni račun za davčne namene.',
    en: 'Test: not an invoice for tax purposes.',
    de: 'Test: keine Rechnung für steuerliche Zwecke.',
  };

  it.each(languages)('is no invoice for tax purposes, and says so in %s', async (language) => {
    for (const row of [invoice, creditNote]) {
      expect(await lines({ ...row, language, source: 'sandbox' })).toContain(sentences[language]);
      expect(await lines({ ...row, language })).not.toContain(sentences[language]);
    }
  });
});

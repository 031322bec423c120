import { randomUUID } from 'node:crypto';
import { plans } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { type InvoicedPlan, invoiceSeries, invoices, payments } from '../billing.tables.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';

const seller = { INVOICE_SELLER: 'Navor d. o. o.; Delavska 1; 1000 Ljubljana', INVOICE_TAX_ID: 'SI12345678' };

let server: TestServer;
let services: Services;
let cookie: string;
let userId: string;
beforeAll(async () => {
  server = await startTestServer(seller);
  services = server.services;
  cookie = await server.signUp({ email: 'ana@example.com', full_name: 'Ana Žagar' });
  const [row] = await server.database.query<{ id: string }>(`SELECT id FROM users WHERE email = 'ana@example.com'`);
  userId = row?.id ?? '';
});
beforeEach(async () => {
  await server.database.query('DELETE FROM invoices; DELETE FROM payments; DELETE FROM invoice_series');
});
afterAll(() => server.stop());

const march = new Date('2026-03-09T10:00:00Z');
const item: InvoicedPlan = {
  ...{ planId: 'sl-standard', planName: 'Standard' },
  ...{ periodStartsAt: '2026-03-09T10:00:00.000Z', periodEndsAt: '2026-04-09T10:00:00.000Z' },
};

async function pay({ cents = 1900, paidAt = march, owner = userId } = {}) {
  const values = { userId: owner, source: 'stripe', planId: 'sl-standard', currency: 'EUR', status: 'paid' } as const;
  const [row] = await services.db
    .insert(payments)
    .values({ ...values, cashierRef: randomUUID(), cents, paidAt })
    .returning();
  if (!row) throw new Error('The payment was not kept');
  return { ...row, userId: owner };
}

type Paid = Awaited<ReturnType<typeof pay>>;
const issue = (payment: Paid) => services.db.transaction((tx) => issueInvoice(tx, services, payment, item));
const takeBack = (payment: Paid, cents: number, { refundRef = randomUUID() as string, at = march } = {}) =>
  services.db.transaction((tx) => issueCreditNote(tx, { paymentId: payment.id, userId, cents, refundRef, at }));

async function find(id: string) {
  const [row] = await services.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new Error(`There is no invoice ${id}`);
  return row;
}

describe('an invoice', () => {
  it('is kept whole, with the name and the address of whoever gave no more', async () => {
    const payment = await pay();
    const { id, number } = await issue(payment);
    expect(number).toBe('R-2026-000001');
    expect(await find(id)).toMatchObject({
      ...{ userId, paymentId: payment.id, kind: 'invoice', number, language: 'sl', cents: 1900, currency: 'EUR' },
      issuedAt: march,
      content: {
        seller: { name: 'Navor d. o. o.', address: ['Delavska 1', '1000 Ljubljana'], taxId: 'SI12345678' },
        buyer: { name: 'Ana Žagar', address: [], email: 'ana@example.com' },
        ...{ planId: 'sl-standard', taxPercent: 22, netCents: 1557, taxCents: 343 },
        periodStartsAt: '2026-03-09T10:00:00.000Z',
        periodEndsAt: '2026-04-09T10:00:00.000Z',
      },
    });
  });

  it('has what its buyer wants on it, as it was when it was issued', async () => {
    const details = { company: 'Žaga, d. o. o.', tax_id: 'SI87654321', street: 'Pot 1', postcode: '2000' };
    const rest = { name: '', city: 'Maribor', country: '' };
    const save = (body: object) => server.call('/api/billing/details', { method: 'PUT', body, cookie });
    expect((await save({ ...details, ...rest })).status).toBe(200);
    const { id } = await issue(await pay());
    const empty = { name: '', company: '', tax_id: '', street: '', postcode: '', city: '', country: '' };
    await save(empty);
    expect((await find(id)).content.buyer).toEqual({
      ...{ name: 'Ana Žagar', company: 'Žaga, d. o. o.', taxId: 'SI87654321' },
      address: ['Pot 1', '2000 Maribor'],
    });
    const later = await issue(await pay());
    expect((await find(later.id)).content.buyer.email, 'emptied details are none').toBe('ana@example.com');
  });

  it('is written in the language of the account', async () => {
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'de' }, cookie });
    const { id } = await issue(await pay());
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'sl' }, cookie });
    expect((await find(id)).language).toBe('de');
  });

  it('is issued once for a payment, and uses up one number', async () => {
    const payment = await pay();
    const first = await issue(payment);
    expect(await issue(payment)).toEqual(first);
    expect((await issue(await pay())).number).toBe('R-2026-000002');
  });

  it('is issued once for a payment, however many ask at the same time', async () => {
    const payment = await pay();
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue(payment)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await services.db.select().from(invoiceSeries)).toEqual([{ series: 'R-2026', last: 1 }]);
  });

  it.each([
    ['2026-12-31T22:59:59.999Z', 'R-2026-000001'],
    ['2026-12-31T23:00:00.000Z', 'R-2027-000001'],
  ])('belongs to the year that the seller is in at %s', async (moment, number) => {
    expect((await issue(await pay({ paidAt: new Date(moment) }))).number).toBe(number);
  });

  it('begins at one again in another year, and leaves the numbers of the last one alone', async () => {
    const later = new Date('2027-01-05T10:00:00Z');
    const numbers = [];
    for (const paidAt of [march, march, later, march, later]) numbers.push((await issue(await pay({ paidAt }))).number);
    expect(numbers.map((number) => number.slice(2))).toEqual([
      ...['2026-000001', '2026-000002', '2027-000001', '2026-000003', '2027-000002'],
    ]);
  });

  it('stays when the account goes', async () => {
    await server.signUp({ email: 'gone@example.com', full_name: 'Gone Person' });
    const [gone] = await server.database.query<{ id: string }>(`SELECT id FROM users WHERE email = 'gone@example.com'`);
    const { id } = await issue(await pay({ owner: gone?.id ?? '' }));
    await server.database.query(`DELETE FROM users WHERE email = 'gone@example.com'`);
    expect(await find(id)).toMatchObject({ userId: null, content: { buyer: { name: 'Gone Person' } } });
  });
});

describe('numbers', () => {
  it('have no gap and no double, though many are given at once and some taken back', async () => {
    const taken = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const payment = await pay();
        const isUndone = index % 3 === 0;
        const answer = await undoing(isUndone, (tx) => issueInvoice(tx, services, payment, item));
        // Needing both series in one transaction, in either order, must not make two wait for each other.
        if (isUndone) return 0;
        const refund = { paymentId: payment.id, userId, cents: 100, refundRef: randomUUID(), at: march };
        const another = await pay();
        await undoing(index % 3 === 1, async (tx) => {
          if (index % 2 === 0) await issueInvoice(tx, services, another, item);
          await issueCreditNote(tx, refund);
          if (index % 2 === 1) await issueInvoice(tx, services, another, item);
        });
        return answer ? 1 : 0;
      }),
    );
    expect(taken).toContain(1);
    const rows = await services.db.select().from(invoices);
    for (const series of ['R-2026', 'D-2026']) {
      const sequences = rows.filter((row) => row.series === series).map(({ sequence }) => sequence);
      expect(sequences.sort((a, b) => a - b)).toEqual(sequences.map((_, index) => index + 1));
      expect(sequences.length).toBeGreaterThan(0);
    }
    expect(rows.filter(({ kind }) => kind === 'invoice')).toHaveLength(24);
  });
});

/** In a transaction that fails at its end, if so told. */
async function undoing<Answer>(isUndone: boolean, work: (tx: Db) => Promise<Answer>): Promise<Answer | undefined> {
  const undone = new Error('undone');
  try {
    return await services.db.transaction(async (tx) => {
      const answer = await work(tx);
      if (isUndone) throw undone;
      return answer;
    });
  } catch (error) {
    if (error !== undone) throw error;
    return undefined;
  }
}

describe('a credit note', () => {
  it('takes back an invoice by its number, in a series of its own', async () => {
    const payment = await pay();
    const invoice = await issue(payment);
    const { id, number } = await takeBack(payment, 1900);
    expect(number).toBe('D-2026-000001');
    const { content } = await find(invoice.id);
    expect(await find(id)).toMatchObject({
      ...{ kind: 'credit_note', cents: -1900, paymentId: payment.id },
      content: { ...content, netCents: -1557, taxCents: -343, corrects: invoice.number },
    });
  });

  it('is issued once for a refund', async () => {
    const payment = await pay();
    await issue(payment);
    const refundRef = randomUUID();
    const first = await takeBack(payment, 500, { refundRef });
    expect(await takeBack(payment, 500, { refundRef })).toEqual(first);
    expect((await takeBack(payment, 500)).number).toBe('D-2026-000002');
  });

  it('together with the others takes back the tax of the invoice to the cent', async () => {
    const payment = await pay({ cents: plans['sl-premium'].cents });
    const invoice = await issue(payment);
    const notes = [];
    for (const cents of [1, 949, 1033, 1917]) notes.push(await takeBack(payment, cents));
    const contents = await Promise.all(notes.map(async ({ id }) => await find(id)));
    for (const { cents, content } of contents) expect(content.netCents + content.taxCents).toBe(cents);
    const { content } = await find(invoice.id);
    const sum = (part: 'netCents' | 'taxCents') => contents.reduce((total, row) => total + row.content[part], 0);
    expect([-sum('netCents'), -sum('taxCents')]).toEqual([content.netCents, content.taxCents]);
  });

  it('is refused for what has no invoice', async () => {
    await expect(takeBack(await pay(), 100)).rejects.toThrow('no invoice');
  });
});

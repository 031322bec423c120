import type { BillingDetails, Invoice, Payment } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTooComplex, makeNextTaskEndless } from '../../../test-support/endless-task.ts';
import { pdfLines } from '../../../test-support/pdf-lines.ts';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { payments, subscriptionHistory, subscriptions } from '../billing.tables.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { issueInvoice } from './issue-invoice.ts';

let server: TestServer;
let newPerson: NewPerson;
let payer: SamplePerson;
let stranger: SamplePerson;
let administrator: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  [payer, stranger] = [await newPerson(), await newPerson()];
  administrator = await newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => server.stop());

const march = new Date('2026-03-09T10:00:00Z');
const april = new Date('2026-04-09T10:00:00Z');

async function pay(userId: string, paidAt: Date, more: Partial<typeof payments.$inferInsert> = {}) {
  const { services } = server;
  return services.db.transaction(async (tx) => {
    const values = { userId, source: 'sandbox', planId: 'sl-standard', currency: 'EUR', status: 'paid' } as const;
    const cashierRef = `${userId} ${paidAt.toISOString()}`;
    const [row] = await tx
      .insert(payments)
      .values({ ...values, cashierRef, cents: 1900, paidAt, ...more })
      .returning();
    if (!row) throw new Error('The payment was not kept');
    const paid = { ...row, userId };
    if (row.status === 'failed') return { id: '', number: '' };
    const planItem = { planId: 'sl-standard', planName: 'Standard', periodStartsAt: null, periodEndsAt: null } as const;
    const invoice = await issueInvoice(tx, services, paid, planItem);
    const refund = { paymentId: row.id, userId, cents: row.refundedCents, refundRef: cashierRef, at: april };
    if (row.refundedCents > 0) await issueCreditNote(tx, refund);
    return invoice;
  });
}

const get = <Body>(path: string, { cookie }: SamplePerson) => json<Body>(server.call(path, { cookie }));

describe('payments', () => {
  it('are listed to whoever made them, newest first, with what came back of each', async () => {
    const days = [1, 2, 3, 4].map((day) => new Date(Date.UTC(2026, 1, day)));
    const [first, second, third, fourth] = days as [Date, Date, Date, Date];
    const person = await newPerson();
    await pay(person.id, first);
    await pay(person.id, second, { status: 'failed' });
    await pay(person.id, third, { refundedCents: 400 });
    await pay(person.id, fourth, { refundedCents: 1900 });
    await pay(stranger.id, fourth);
    const listed = await get<Payment[]>('/api/billing/payments', person);
    expect(listed.map(({ status, refunded_cents }) => [status, refunded_cents])).toEqual([
      ['refunded', 1900],
      ['partly_refunded', 400],
      ['failed', 0],
      ['paid', 0],
    ]);
    expect(listed[0]).toMatchObject({ item: { kind: 'plan', plan_id: 'sl-standard' }, cents: 1900, currency: 'EUR' });
    expect((await get<Invoice[]>('/api/billing/invoices', person)).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['credit_note', -1900],
      ['credit_note', -400],
      ['invoice', 1900],
      ['invoice', 1900],
      ['invoice', 1900],
    ]);
  });
});

describe('the PDF of an invoice', () => {
  const open = (id: string, cookie?: string) =>
    server.call(`/api/billing/invoices/${id}`, { ...(cookie && { cookie }) });

  it('is named by its number and can be read by its owner', async () => {
    const { id, number } = await pay(payer.id, march);
    const answer = await open(id, payer.cookie);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${number}.pdf`);
    const lines = await pdfLines(new Uint8Array(await answer.arrayBuffer()));
    expect(lines).toEqual(expect.arrayContaining([`Račun ${number}`, 'Preizkus: to ni račun za davčne namene.']));
  });

  it('does not exist for others, and is closed to visitors', async () => {
    const { id } = await pay(payer.id, april);
    expect((await open(id, stranger.cookie)).status).toBe(404);
    expect((await open('00000000-0000-4000-8000-000000000000', stranger.cookie)).status).toBe(404);
    expect((await open(id)).status).toBe(401);
    expect((await open('not-an-id', payer.cookie)).status).toBe(422);
  });

  it('is open to administrators, also when the account is gone', async () => {
    const gone = await newPerson();
    const { id, number } = await pay(gone.id, march);
    await server.database.query('DELETE FROM users WHERE id = $1', [gone.id]);
    const answer = await open(id, administrator.cookie);
    expect(answer.status).toBe(200);
    expect(await pdfLines(new Uint8Array(await answer.arrayBuffer()))).toContain(`Račun ${number}`);
    expect((await open(id, stranger.cookie)).status).toBe(404);
    expect(await get<Invoice[]>('/api/billing/invoices', stranger)).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('the history', () => {
  it('is that of the own subscriptions, newest first', async () => {
    for (const { id: userId } of [payer, stranger]) {
      const [subscription] = await server.services.db
        .insert(subscriptions)
        .values({ userId, source: 'granted', status: 'active', tier: 'standard', planId: 'sl-standard' })
        .returning();
      const row = { userId, subscriptionId: subscription?.id ?? '', planId: 'sl-standard' as const };
      await server.services.db.insert(subscriptionHistory).values([
        { ...row, change: 'started', at: march },
        { ...row, change: 'ended', reason: 'cancelled', at: april },
      ]);
    }
    expect(await get('/api/billing/history', payer)).toMatchObject([
      { change: 'ended', plan_id: 'sl-standard', reason: 'cancelled', at: april.toISOString() },
      { change: 'started', reason: null, at: march.toISOString() },
    ]);
  });
});

describe('what should stand on invoices', () => {
  const empty = { name: '', company: '', tax_id: '', street: '', postcode: '', city: '', country: '' };
  const given = {
    ...{ name: 'Ana Žagar', company: '', tax_id: 'SI87654321' },
    ...{ street: 'Pot 1', postcode: '2000', city: 'Maribor', country: 'Slovenija' },
  };
  const save = (body: object, cookie?: string) =>
    server.call('/api/billing/details', { method: 'PUT', body, ...(cookie && { cookie }) });

  it('is empty at first, and as it was last saved by its owner', async () => {
    expect(await get<BillingDetails>('/api/billing/details', payer)).toEqual(empty);
    await save(given, payer.cookie);
    await save({ ...given, city: '  Celje ' }, payer.cookie);
    expect(await get<BillingDetails>('/api/billing/details', payer)).toEqual({ ...given, city: 'Celje' });
    expect(await get<BillingDetails>('/api/billing/details', stranger)).toEqual(empty);
  });

  it('is refused where a line is too long or more than one, and without signing in', async () => {
    const refused = await save({ ...given, name: 'x'.repeat(121), street: 'Pot 1\nMaribor' }, payer.cookie);
    expect(refused.status).toBe(422);
    expect(await fieldProblems(refused)).toMatchObject([{ path: 'name' }, { path: 'street' }]);
    expect((await save(given)).status).toBe(401);
  });
});

it('draws an invoice beside what is served, and gives it up when that takes longer than it may', async () => {
  const { id } = await pay(payer.id, new Date('2026-05-09T10:00:00Z'));
  const request = () => server.call(`/api/billing/invoices/${id}`, { cookie: payer.cookie });
  const endless = makeNextTaskEndless(server);
  await expectTooComplex(server, request());
  expect(endless.name()).toBe('invoicePdf');
  expect((await request()).headers.get('content-type')).toBe('application/pdf');
});

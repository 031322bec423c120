import { randomUUID } from 'node:crypto';
import { languages } from '@navor/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Event } from '../../../platform/services.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import {
  paymentFailed,
  paymentReceived,
  paymentRefunded,
  planGranted,
  subscriptionCancelled,
  subscriptionEnded,
  trialEnding,
  trialStarted,
} from '../../billing/index.ts';
import { startEmailTestServer } from '../email-test-server.fixture.ts';

let testServer: Awaited<ReturnType<typeof startEmailTestServer>>;
let server: TestServer;
let userId: string;
let cookie: string;
beforeAll(async () => {
  testServer = await startEmailTestServer();
  ({ server, userId, cookie } = testServer);
});
beforeEach(() => testServer.forgetMails());
afterAll(() => server.stop());

async function happen<Payload>(event: Event<Payload>, payload: Payload) {
  return (await testServer.happen(event, payload)).map((mail) => ({
    ...mail,
    // Spaces that do not break are spaces to a reader.
    subject: mail.subject.replace(/\u00a0/g, ' '),
    text: mail.text.replace(/\u00a0/g, ' '),
  }));
}

const at = new Date('2026-03-09T10:00:00Z');
const [tuesday, sunday] = [new Date('2026-03-10T10:00:00Z'), new Date('2026-03-15T10:00:00Z')];
const owned = () => ({ userId, subscriptionId: randomUUID(), at });
const money = { cents: 1900, currency: 'EUR' };
const settings = 'https://learn.example/dashboard/settings/subscription';

describe('a payment', () => {
  const paid = () => ({
    ...{ ...owned(), ...money, planId: 'sl-standard' as const, paymentId: randomUUID() },
    ...{ invoiceId: randomUUID(), invoiceNumber: 'R-2026-000042' },
  });

  it('is confirmed once, with its amount, its invoice and the way there', async () => {
    const payment = paid();
    await happen(paymentReceived, payment);
    const sent = await happen(paymentReceived, { ...payment, at: tuesday });
    expect(sent).toMatchObject([{ cause: `payment-confirmation:${payment.paymentId}`, recipient: 'ana@example.com' }]);
    expect(sent[0]?.subject).toContain('19,00 €');
    expect(sent[0]?.text).toContain('R-2026-000042');
    expect(sent[0]?.text).toContain(settings);
    expect(await happen(paymentReceived, paid())).toHaveLength(2);
  });

  it('for something bought once is confirmed by its name', async () => {
    const { planId, subscriptionId, ...rest } = paid();
    const [mail] = await happen(paymentReceived, { ...rest, purchaseId: randomUUID(), title: 'Ura z Nejo Zupan' });
    expect(mail?.text).toContain('Plačali ste: Ura z Nejo Zupan. Račun R-2026-000042');
  });

  it.each(languages)('is confirmed in the language of the account (%s)', async (language) => {
    await server.call('/api/profile', { method: 'PATCH', body: { language }, cookie });
    const [mail] = await happen(paymentReceived, paid());
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'sl' }, cookie });
    const subjects = {
      sl: 'Potrdilo o plačilu: 19,00 €',
      en: 'Payment received: €19.00',
      de: 'Zahlung erhalten: 19,00 €',
    };
    expect(mail?.subject).toBe(subjects[language]);
  });

  it('is confirmed also to those who do without what they can do without', async () => {
    const mute = (muted_notifications: string[]) =>
      server.call('/api/profile', { method: 'PATCH', body: { muted_notifications }, cookie });
    await mute(['courses']);
    expect(await happen(paymentReceived, paid())).toHaveLength(1);
    await mute([]);
  });

  it('that failed is told once a try: when the next one is, and until when there is access', async () => {
    const failed = { ...owned(), ...money, planId: 'sl-standard' as const, paymentId: randomUUID() };
    const told = { ...failed, nextTryAt: tuesday, graceEndsAt: sunday };
    await happen(paymentFailed, told);
    const [mail, ...more] = await happen(paymentFailed, told);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Plačilo ni uspelo: 19,00 €');
    for (const words of ['10. 3. 2026', '15. 3. 2026', settings]) expect(mail?.text).toContain(words);
    const second = await happen(paymentFailed, { ...failed, at: tuesday, nextTryAt: null, graceEndsAt: sunday });
    expect(second).toHaveLength(2);
    expect(second[1]?.text).not.toContain('Znova bomo poskusili');
  });

  it('whose last try failed is told with the end of the subscription', async () => {
    const failed = { ...owned(), ...money, planId: 'sl-standard' as const, paymentId: randomUUID() };
    expect(await happen(paymentFailed, { ...failed, nextTryAt: null, graceEndsAt: null })).toEqual([]);
  });

  it('that was given back is told once a refund, with its credit note', async () => {
    const refund = { userId, at, ...money, paymentId: randomUUID(), creditNoteId: randomUUID() };
    const noted = { ...refund, creditNoteNumber: 'D-2026-000007' };
    await happen(paymentRefunded, { ...noted, refundRef: 'one' });
    const sent = await happen(paymentRefunded, { ...noted, refundRef: 'one' });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('D-2026-000007');
    expect(sent[0]?.subject).toContain('19,00 €');
    const again = await happen(paymentRefunded, { ...noted, refundRef: 'two', title: 'Ura z Nejo Zupan' });
    expect(again.map(({ text }) => text.includes('Vračilo je za: Ura z Nejo Zupan.'))).toEqual([false, true]);
  });
});

describe('a trial', () => {
  it('is told of when it begins and before it ends, each once, with the day and the amount of the first charge', async () => {
    const trial = { ...owned(), planId: 'sl-premium' as const, trialEndsAt: sunday, laterCents: 3900 };
    for (const event of [trialStarted, trialStarted, trialEnding, trialEnding]) await happen(event, trial);
    const sent = await happen(trialEnding, trial);
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Brezplačni preizkus teče do 15. 3. 2026',
      'Brezplačni preizkus se konča 15. 3. 2026',
    ]);
    for (const { text } of sent) {
      for (const words of ['Premium', '39,00 €', '15. 3. 2026', settings]) expect(text).toContain(words);
    }
  });
});

describe('the end', () => {
  it('is told when it is decided, again after a change of mind, and until when there is access', async () => {
    const cancelled = { ...owned(), planId: 'sl-standard' as const, endsAt: sunday };
    await happen(subscriptionCancelled, cancelled);
    const [mail, ...more] = await happen(subscriptionCancelled, cancelled);
    expect(more).toEqual([]);
    for (const words of ['15. 3. 2026', 'odpoved prekličete', settings]) expect(mail?.text).toContain(words);
    expect(await happen(subscriptionCancelled, { ...cancelled, at: tuesday })).toHaveLength(2);
  });

  it.each([
    ['cancelled', 'se je iztekel'],
    ['unpaid', 'Plačilo tudi po več poskusih'],
    ['refunded', 'Denar smo vam vrnili'],
    ['revoked', 'ekipa Navora'],
  ] as const)('is told once with its reason (%s)', async (reason, words) => {
    const ended = { ...owned(), tier: 'standard' as const, reason };
    await happen(subscriptionEnded, ended);
    const [mail, ...more] = await happen(subscriptionEnded, ended);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('https://learn.example/subscription');
  });

  it('of one that another has replaced is not worth a word', async () => {
    expect(await happen(subscriptionEnded, { ...owned(), tier: 'standard', reason: 'replaced' })).toEqual([]);
  });
});

describe('a granted plan', () => {
  it('is told of once, by the name that it was granted by, in whatever language', async () => {
    const granted = { ...owned(), planId: 'sl-premium' as const, endsAt: sunday };
    await happen(planGranted, granted);
    const sent = await happen(planGranted, granted);
    expect(sent).toMatchObject([{ subject: 'Dodelili smo vam paket Premium' }]);
    expect(sent[0]?.text).toContain('15. 3. 2026');
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'en' }, cookie });
    const [, other] = await happen(planGranted, { ...owned(), planId: 'sl-premium', endsAt: null });
    await server.call('/api/profile', { method: 'PATCH', body: { language: 'sl' }, cookie });
    expect(other?.subject).toBe('We have given you the Premium plan');
    expect(other?.text).toContain('no end date');
  });
});

it('is not written to an account that is gone', async () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  const granted = { userId: gone, subscriptionId: randomUUID(), at, planId: 'sl-standard' as const, endsAt: null };
  expect(await happen(planGranted, granted)).toEqual([]);
});

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connections } from './answers/requests.ts';
import { connectTo } from './database.ts';
import { documentWorks } from './heavy-documents.ts';
import { largeFilm } from './large-film.ts';
import type { Plan } from './load.ts';
import { median } from './statistics.ts';
import { signIn } from './targets.ts';

/** The slowest answer that anybody may get while others have the server work hard. */
export const heavyLimitMs = 100;

/** `slowestMs` is the median over the rounds of each round's slowest answer, `workMs` that of how long the work took. */
export type HeavyWork = { name: string; slowestMs: number; workMs: number };

const betweenAsksMs = 5;
const invoicesAtOnce = 6;
const filmMegabytes = 300;

/** How long `/healthz` takes to answer while an import, a text, a merge or invoices keep a processor busy. */
export async function measureHeavyWork(address: string, dataDirectory: string, plan: Plan): Promise<HeavyWork[]> {
  const database = await connectTo(dataDirectory);
  const invoiceId = await addInvoice(database);
  await database.end();
  const author = await signIn(address, 'author@navor.example');
  const payer = await signIn(address);
  const post = (path: string, body: object) => send(`${address}/api${path}`, author, JSON.stringify(body));
  const importing = (file_name: string, text: string) =>
    post('/quizzes/import', { file_name, text, theme: 'elektrotehnika' });
  const works: Record<string, () => Promise<unknown>> = {
    'nothing else': () => delay(500),
    'import of nested quotes': () => importing('quotes.gift', nestedQuotes()),
    'import of 200 questions': () => importing('large.gift', largeBank()),
    'preview of a long text': () => post('/questions/try', { ...trying, source: longQuestion() }),
    [`film of ${filmMegabytes} MB taken in`]: () => sendFilm(address, author),
    ...documentWorks(address, author),
    [`${invoicesAtOnce} invoices at once`]: () =>
      Promise.all(
        Array.from({ length: invoicesAtOnce }, () => send(`${address}/api/billing/invoices/${invoiceId}`, payer)),
      ),
  };
  const measured = [];
  for (const [name, work] of Object.entries(works)) {
    const rounds: { slowestMs: number; workMs: number }[] = [];
    // The first round is measured too: threads start, and load what they need, while others wait for answers.
    for (let round = 0; round < plan.rounds; round += 1) rounds.push(await measureWork(address, work));
    const medianOf = (key: 'slowestMs' | 'workMs') => median(rounds.map((round) => round[key]));
    measured.push({ name, slowestMs: medianOf('slowestMs'), workMs: medianOf('workMs') });
  }
  return measured;
}

async function measureWork(address: string, work: () => Promise<unknown>) {
  const { ask, close } = connections(1);
  const started = performance.now();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let slowestMs = 0;
  try {
    while (!isDone) {
      const asked = performance.now();
      const { status } = await ask(`${address}/healthz`, { method: 'GET', cookie: '' });
      if (status !== 200) throw new Error(`/healthz was answered with ${status}`);
      slowestMs = Math.max(slowestMs, performance.now() - asked);
      await delay(betweenAsksMs);
    }
    await done;
  } finally {
    close();
  }
  return { slowestMs, workMs: performance.now() - started };
}

async function send(url: string, cookie: string, body?: string): Promise<void> {
  const response = await fetch(url, {
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body }),
    signal: AbortSignal.timeout(60_000),
  });
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

/** As an author sends it from the screen of a course's files. */
async function sendFilm(address: string, cookie: string): Promise<void> {
  const response = await fetch(`${address}/api/cms/uploads?kind=course&id=osnove-elektrotehnike&name=film.mp4`, {
    ...{ method: 'PUT', body: largeFilm(filmMegabytes), duplex: 'half', headers: { cookie } },
    signal: AbortSignal.timeout(120_000),
  });
  const answer = (await response.json()) as { kind?: string };
  if (answer.kind !== 'added') throw new Error(`The film was answered with ${JSON.stringify(answer)}`);
}

/** 67 KB that took nine seconds when they were parsed, and a question that is taken. */
function nestedQuotes(): string {
  const question = `[markdown]${'> '.repeat(2080)}a {T}`;
  return [...Array.from({ length: 16 }, () => question), 'Drži. {T}'].join('\n\n');
}

function largeBank(): string {
  const formulas = (number: number) =>
    Array.from({ length: 8 }, (_, at) => `\\\\(\\\\frac\\{${number} x^${at}\\}\\{y_${at}\\}\\\\)`).join(', ');
  return Array.from({ length: 200 }, (_, number) => `::Naloga ${number}:: Velja ${formulas(number)}. {T}`).join('\n\n');
}

const trying = { quizId: 'naboj-tok-napetost', language: 'sl', seed: 1, response: null };

/** As long as a text may be, of what costs the parser most. */
function longQuestion() {
  const text = { sl: '- a\n'.repeat(4900) };
  return { type: 'true-false', topic: 'ohmov-zakon', body: text, answer: true, solution: text };
}

/** For the learner of the demo, who has paid nothing yet. */
async function addInvoice(database: pg.Client): Promise<string> {
  const party = { name: 'Bench', address: ['Delavska 1', '1000 Ljubljana'] };
  const content = {
    ...{ seller: party, buyer: party, planId: 'sl-standard', planName: 'Standard' },
    ...{ periodStartsAt: null, periodEndsAt: null, taxPercent: 22, netCents: 1557, taxCents: 343 },
  };
  const { rows } = await database.query<{ id: string }>(insertInvoice, [JSON.stringify(content)]);
  const [invoice] = rows;
  if (!invoice) throw new Error('The demo has no learner to make an invoice for');
  return invoice.id;
}

const insertInvoice = `
  WITH payment AS (
    INSERT INTO payments (user_id, source, cashier_ref, plan_id, cents, currency, status, paid_at)
    SELECT id, 'sandbox', 'bench', 'sl-standard', 1900, 'EUR', 'paid', now() FROM users WHERE email = 'learner@navor.example'
    RETURNING id, user_id
  )
  INSERT INTO invoices (user_id, payment_id, kind, series, sequence, number, cause, language, cents, currency, content)
  SELECT user_id, id, 'invoice', 'bench', 1, 'BENCH-1', 'bench', 'sl', 1900, 'EUR', $1 FROM payment
  RETURNING id`;

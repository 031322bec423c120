import { randomUUID } from 'node:crypto';
import type { Allowance, OwnUsage } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '../../../platform/access.ts';
import { countStatements } from '../../../test-support/count-statements.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
import { soon, startAssistant } from '../assistant.fixture.ts';
import { readAllowance } from './read-allowance.ts';
import { readTotalUsage } from './read-usage.ts';

let assistant: Awaited<ReturnType<typeof startAssistant>>;
let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  assistant = await startAssistant();
  ({ server, newPerson } = assistant);
});
afterAll(() => assistant.stop());

let learner: SamplePerson;
beforeEach(async () => {
  learner = await newPerson();
});

type Standing = { allowance: Allowance };
const standing = ({ cookie }: SamplePerson, headers: Record<string, string> = {}) =>
  json<Standing>(server.call('/api/assistant', { cookie, headers }));

/** As if so many messages had been sent on a day. */
async function sent(person: SamplePerson, day: string, count: number, tokens = { input: 0, output: 0 }): Promise<void> {
  await server.database.query(
    `INSERT INTO assistant_usage (answer_id, user_id, day, status, input_tokens, output_tokens)
     SELECT gen_random_uuid(), $1, $2, 'settled', $4, $5 FROM generate_series(1, $3)`,
    [person.id, day, count, tokens.input, tokens.output],
  );
}

const utc = { cookie: 'time_zone=UTC' };
const dayInUtc = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** The account's cookies and the zone of its device. */
const at = ({ cookie, id }: SamplePerson, zone = utc.cookie): SamplePerson => ({ id, cookie: `${cookie}; ${zone}` });

describe('messages a day', () => {
  it.each([
    [undefined, 10],
    ['standard', 50],
    ['premium', 300],
  ] as const)('of the plan %s are %i', async (plan, limit) => {
    const person = at(await newPerson(plan ? { plan } : {}));
    expect((await standing(person)).allowance).toMatchObject({ limit, left: limit });
    await sent(person, dayInUtc(), limit - 1);
    const last = await assistant.asked(person, { text: `The last of ${limit}?` });
    expect(last.allowance).toMatchObject({ limit, left: 0 });
    const refused = await assistant.ask(person);
    expect(refused.status).toBe(409);
    const { code, data } = await json<ErrorBody>(refused);
    expect(code).toBe('MESSAGE_LIMIT');
    const tier = { 10: 'standard', 50: 'premium', 300: null }[limit];
    expect(data).toMatchObject({ limit, tier, resets_at: `${dayInUtc(1)}T00:00:00.000Z` });
    (await assistant.gateway.called(`The last of ${limit}?`)).end();
  });

  it('have no end for authors and administrators', async () => {
    for (const role of ['author', 'admin'] as const) {
      const person = at(await newPerson({ roles: [role] }));
      await sent(person, dayInUtc(), 400);
      expect((await standing(person)).allowance).toMatchObject({ limit: null, left: null });
      const text = `One more of an ${role}?`;
      await assistant.asked(person, { text });
      (await assistant.gateway.called(text)).end();
    }
  });

  it('are ten of fifty that are sent at once', async () => {
    const text = 'Sent many times at once?';
    const responses = await Promise.all(Array.from({ length: 50 }, () => assistant.ask(learner, { text })));
    const codes = await Promise.all(
      responses.map(async (each) => (each.ok ? 'ok' : (await json<ErrorBody>(each)).code)),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.filter((code) => code === 'MESSAGE_LIMIT')).toHaveLength(40);
    const [row] = await server.database.query<{ count: string }>(
      'SELECT count(*) FROM assistant_usage WHERE user_id = $1',
      [learner.id],
    );
    expect(row?.count).toBe('10');
    await vi.waitFor(() => expect(assistant.gateway.callsAbout(text)).toHaveLength(10), soon);
    for (const call of assistant.gateway.callsAbout(text)) call.end();
  });

  it('come back when nothing came of them, and never more than were taken', async () => {
    const text = 'What comes back?';
    const { answerId, allowance, turn } = await assistant.asked(learner, { text });
    expect(allowance.left).toBe(9);
    (await assistant.gateway.called(text)).hangUp();
    (await assistant.gateway.called(text, 2)).hangUp();
    (await assistant.gateway.called(text, 3)).hangUp();
    await assistant.untilStatus(learner, answerId, 'failed');
    expect((await standing(learner)).allowance.left).toBe(10);
    await assistant.stopAnswer(learner, answerId);
    await assistant.remove(learner, (await assistantConversation(turn.id)) ?? '');
    expect((await standing(learner)).allowance.left).toBe(10);
    expect(await assistant.usageOf(answerId)).toMatchObject({ status: 'released' });
  });

  /** What is left at a moment, for somebody whose clock is in this zone. */
  const leftAt = (person: SamplePerson, moment: string, timeZone: string) => {
    const viewer = {
      user: { id: person.id, roles: ['learner'] },
      tier: 'free',
      kind: 'signed-in',
    } as unknown as SignedIn;
    return readAllowance(server.services.db, { viewer, timeZone, now: new Date(moment) });
  };

  it('begin anew at the learner’s own midnight', async () => {
    await sent(learner, '2026-03-28', 10);
    expect(await leftAt(learner, '2026-03-28T22:59:59Z', 'Europe/Ljubljana')).toEqual({
      ...{ limit: 10, left: 0, resets_at: new Date('2026-03-28T23:00:00Z') },
    });
    // The day on which clocks change is an hour shorter.
    expect(await leftAt(learner, '2026-03-28T23:00:00Z', 'Europe/Ljubljana')).toEqual({
      ...{ limit: 10, left: 10, resets_at: new Date('2026-03-29T22:00:00Z') },
    });
    expect(await leftAt(learner, '2026-03-28T23:00:00Z', 'America/New_York')).toMatchObject({ left: 0 });
  });

  it('of one day are not to be had twice by going to another time zone and back', async () => {
    await sent(learner, '2026-05-05', 10);
    const noon = '2026-05-05T12:00:00Z';
    expect(await leftAt(learner, noon, 'UTC')).toMatchObject({ left: 0 });
    expect(await leftAt(learner, noon, 'Pacific/Kiritimati')).toMatchObject({ left: 10 });
    await sent(learner, '2026-05-06', 10);
    expect(await leftAt(learner, noon, 'UTC')).toMatchObject({ left: 0 });
    expect(await leftAt(learner, '2026-05-06T12:00:00Z', 'UTC')).toMatchObject({ left: 0 });
  });

  it('that were taken beyond a lowered plan leave none, and no fewer', async () => {
    await sent(learner, '2026-05-05', 40);
    expect(await leftAt(learner, '2026-05-05T12:00:00Z', 'UTC')).toMatchObject({ limit: 10, left: 0 });
  });
});

describe('what was used', () => {
  const usage = ({ cookie }: SamplePerson, query = '') => server.call(`/api/assistant/usage${query}`, { cookie });

  it('is told by day and month without gaps, by conversation and in all', async () => {
    const person = at(learner);
    const text = 'What is used here?';
    const { conversationId } = await assistant.answered(person, { text, usage: [100, 20] });
    await sent(person, dayInUtc(-3), 2, { input: 10, output: 5 });
    await sent(person, dayInUtc(-400), 1, { input: 1, output: 1 });
    const own = await json<OwnUsage>(usage(person, '?days=7'));
    expect(own.days.map(({ day }) => day)).toEqual([-6, -5, -4, -3, -2, -1, 0].map(dayInUtc));
    expect(own.days.map(({ messages }) => messages)).toEqual([0, 0, 0, 2, 0, 0, 1]);
    expect(own.days.at(-1)).toMatchObject({ input_tokens: 100, output_tokens: 20, is_estimated: false });
    expect(own.days.at(-4)).toMatchObject({ input_tokens: 20, output_tokens: 10 });
    expect(own.months).toHaveLength(12);
    expect(new Set(own.months.map(({ month }) => month)).size).toBe(12);
    expect(own.months.at(-1)?.month).toBe(dayInUtc().slice(0, 7));
    expect(own.conversations).toMatchObject([
      { id: conversationId, title: text, messages: 1, input_tokens: 100 },
      { id: null, title: null, messages: 2, input_tokens: 20 },
    ]);
    expect(own.total).toEqual({ messages: 3, input_tokens: 120, output_tokens: 30, is_estimated: false });
    expect(own.allowance).toMatchObject({ limit: 10, left: 9 });
  });

  it('counts all conversations of the period, tells the ten that used most, and the deleted ones as one', async () => {
    const person = await newPerson();
    const ids = Array.from({ length: 12 }, () => randomUUID());
    await server.database.query(
      `WITH begun AS (
         INSERT INTO assistant_conversations (id, user_id, language, title, folded)
         SELECT id, $2, 'en', 'Title', 'title' FROM unnest($1::uuid[]) AS id RETURNING id)
       INSERT INTO assistant_usage (answer_id, user_id, conversation_id, day, status)
       SELECT gen_random_uuid(), $2, id, current_date, 'settled' FROM begun`,
      [ids, person.id],
    );
    await sent(person, dayInUtc(), 2);
    await sent(person, dayInUtc(-20), 5);
    const own = await json<OwnUsage>(usage(person, '?days=7'));
    expect(own.conversation_count).toBe(12);
    expect(own.conversations).toHaveLength(11);
    expect(own.conversations.at(-1)).toMatchObject({ id: null, messages: 2 });
    expect(own.total.messages).toBe(14);
    expect((await json<OwnUsage>(usage(person, '?days=30'))).total.messages).toBe(19);
  });

  it('costs the same number of statements, however much it is', async () => {
    const before = await countStatements(server, () => usage(learner));
    await sent(learner, dayInUtc(), 300);
    expect(await countStatements(server, () => usage(learner, '?days=366'))).toBe(before);
  });

  it('is told to administrators in all, and to nobody else', async () => {
    const administrator = at(await newPerson({ roles: ['admin'] }));
    const [one, two] = [await newPerson(), await newPerson()];
    const day = '2020-02-29';
    await sent(one, day, 3, { input: 7, output: 1 });
    await sent(two, day, 1);
    await server.database.query(
      `INSERT INTO assistant_usage (answer_id, user_id, day, status) VALUES ($1, $2, $3, 'released')`,
      [randomUUID(), two.id, day],
    );
    const total = await readTotalUsage(server.services.pool, '2020-03-01', 7);
    expect(total.days.map((each) => each.day)).toEqual([
      ...['2020-02-24', '2020-02-25', '2020-02-26', '2020-02-27', '2020-02-28', day, '2020-03-01'],
    ]);
    expect(total.days.at(-2)).toEqual({
      ...{ day, messages: 4, people: 2, failed: 1, input_tokens: 21, output_tokens: 3, is_estimated: false },
    });
    expect(total.months.slice(-2)).toMatchObject([
      { month: '2020-02', messages: 4, people: 2, failed: 1 },
      { month: '2020-03', people: 0 },
    ]);
    expect(total.months[0]?.month).toBe('2019-04');
    expect((await server.call('/api/assistant/usage/total', { cookie: learner.cookie })).status).toBe(403);
    expect((await server.call('/api/assistant/usage/total', { cookie: administrator.cookie })).status).toBe(200);
  });
});

async function assistantConversation(turnId: string): Promise<string | undefined> {
  const query = 'SELECT conversation_id FROM assistant_turns WHERE id = $1';
  const [row] = await server.database.query<{ conversation_id: string }>(query, [turnId]);
  return row?.conversation_id;
}

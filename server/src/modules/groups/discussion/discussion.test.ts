import { randomUUID } from 'node:crypto';
import { type Discussion, type DiscussionMessage, discussionPageSize } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { type ErrorBody, fieldProblems, json, type TestServer } from '../../../test-support/test-server.ts';
import { planSampleSession, type SampleSession } from './discussion.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

let session: SampleSession;
let learner: SamplePerson;
beforeEach(async () => {
  session = await planSampleSession(server, newPerson);
  learner = await session.seat(await newPerson());
});

const messagesOf = async (person: SamplePerson) => (await json<Discussion>(session.read(person))).messages;

describe('a discussion', () => {
  it('is written and read by those who have a seat, the tutor and administrators', async () => {
    const administrator = await newPerson({ roles: ['learner', 'admin'] });
    for (const person of [learner, session.tutor, administrator]) {
      expect((await session.write(person, 'Živijo\r\nvsi')).status).toBe(200);
    }
    expect(await messagesOf(learner)).toMatchObject([
      { text: 'Živijo\nvsi', is_own: true, can_remove: true, author: { id: learner.id, role: 'participant' } },
      { is_own: false, can_remove: false, author: { name: 'Test Person', role: 'tutor' } },
      { is_own: false, can_remove: false, author: { role: 'administrator' } },
    ]);
    const other = await session.seat(await newPerson());
    expect((await messagesOf(other))[0]?.author.name, 'the family name is nobody’s to read').toBe('Test P.');
  });

  it('goes on when the account of the tutor is gone', async () => {
    const other = await session.seat(await newPerson());
    await session.write(learner, 'Kaj zdaj?');
    await server.database.query('DELETE FROM users WHERE id = $1', [session.tutor.id]);
    expect(await messagesOf(other)).toMatchObject([{ text: 'Kaj zdaj?', is_own: false, can_remove: false }]);
  });

  it('goes on when the session is cancelled', async () => {
    await server.database.query(`UPDATE group_sessions SET status = 'cancelled' WHERE id = $1`, [session.sessionId]);
    expect((await session.write(learner, 'Kdaj pa potem?')).status).toBe(200);
    expect(await messagesOf(session.tutor)).toMatchObject([{ text: 'Kdaj pa potem?' }]);
  });

  it.each(['waiting', 'held', 'offered', 'left'] as const)('is closed to whoever’s seat is %s', async (status) => {
    const { id } = await json<DiscussionMessage>(session.write(learner, 'med nami'));
    const other = await session.seat(await newPerson(), status);
    for (const answer of [
      await session.read(other),
      await session.write(other, 'x'),
      await session.remove(other, id),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await messagesOf(learner)).toHaveLength(1);
  });

  it('is closed to tutors and participants of other sessions, and an unknown one is nowhere', async () => {
    const elsewhere = await planSampleSession(server, newPerson);
    const stranger = await elsewhere.seat(await newPerson());
    for (const other of [elsewhere.tutor, stranger]) expect((await session.read(other)).status).toBe(404);
    const { id } = await json<DiscussionMessage>(session.write(learner, 'med nami'));
    expect((await elsewhere.remove(elsewhere.tutor, id)).status, 'by another session’s address').toBe(404);
    expect((await elsewhere.write(stranger, 'x', id)).status, 'another session’s id').toBe(404);
    const unknown = `/api/group-sessions/${randomUUID()}/discussion`;
    expect((await server.call(unknown, learner)).status).toBe(404);
    expect((await server.call('/api/group-sessions/x/discussion', learner)).status).toBe(422);
  });

  it('takes nothing from who has left', async () => {
    await session.write(learner, 'prej');
    await session.seat(learner, 'left');
    expect((await session.write(learner, 'potem')).status).toBe(404);
    expect(await messagesOf(session.tutor)).toHaveLength(1);
  });

  it('is read backwards, a page at a time', async () => {
    await server.database.query(
      `INSERT INTO group_messages (id, session_id, user_id, text, revision)
       SELECT gen_random_uuid(), $1, $2, 'Sporočilo ' || n, n FROM generate_series(1, $3) AS n`,
      [session.sessionId, learner.id, discussionPageSize + 1],
    );
    const newest = await json<Discussion>(session.read(learner));
    expect(newest).toMatchObject({ has_earlier: true, messages: { length: discussionPageSize } });
    expect(newest.messages.at(-1)?.text).toBe(`Sporočilo ${discussionPageSize + 1}`);
    const before = await json<Discussion>(session.read(learner, `?before=${newest.messages[0]?.number}`));
    expect(before).toMatchObject({ has_earlier: false, messages: [{ text: 'Sporočilo 1' }] });
  });
});

describe('a message', () => {
  it('stands once however often it is sent, as it was sent first', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => session.write(learner, 'enkrat', id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await json(session.write(learner, 'drugače', id.toUpperCase()))).toMatchObject({ text: 'enkrat' });
    expect(await messagesOf(learner)).toMatchObject([{ id, text: 'enkrat' }]);
  });

  it('cannot take the place of somebody else’s', async () => {
    const { id } = await json<DiscussionMessage>(session.write(learner, 'moje'));
    expect((await session.write(session.tutor, 'tuje', id)).status).toBe(404);
    expect(await messagesOf(learner)).toMatchObject([{ text: 'moje' }]);
  });

  it.each([
    ['its writer', () => learner],
    ['the tutor', () => session.tutor],
    ['an administrator', () => newPerson({ roles: ['learner', 'admin'] })],
  ])('is removed by %s, words and all', async (_, by) => {
    const { id } = await json<DiscussionMessage>(session.write(learner, 'prenagljeno'));
    const remover = await by();
    expect(await json(session.remove(remover, id))).toMatchObject({ id, text: null, can_remove: false });
    expect((await session.remove(remover, id)).status, 'what is gone is gone').toBe(200);
    expect(await messagesOf(learner)).toMatchObject([{ id, text: null }]);
    expect(await server.database.query('SELECT text FROM group_messages WHERE id = $1', [id])).toEqual([{ text: '' }]);
    expect(await json(session.write(learner, 'prenagljeno', id)), 'it does not come back').toMatchObject({
      text: null,
    });
  });

  it('is not for other participants to remove', async () => {
    const { id } = await json<DiscussionMessage>(session.write(learner, 'ostane'));
    const other = await session.seat(await newPerson());
    expect(await json<ErrorBody>(session.remove(other, id))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await session.remove(other, randomUUID())).status).toBe(404);
    expect(await messagesOf(learner)).toMatchObject([{ text: 'ostane' }]);
  });

  it.each([
    ['nothing', '  \n '],
    ['nothing that is seen', '\u200b \u2060\u200d\n\ufeff\u3164'],
    ['too much', 'x'.repeat(4001)],
    ['what cannot be stored', 'a\0b'],
  ])('may not be %s', async (_, text) => {
    const answer = await session.write(learner, text);
    expect(answer.status).toBe(422);
    expect(await fieldProblems(answer)).toMatchObject([{ path: 'text' }]);
  });

  it('may not be one of too many', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent += 1) statuses.push((await session.write(learner, 'x')).status);
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  it('is closed to visitors, and so is everything else about a discussion', async () => {
    const nobody = { cookie: '', id: '' };
    const id = randomUUID();
    for (const answer of [session.read(nobody), session.write(nobody, 'x', id), session.remove(nobody, id)]) {
      expect((await answer).status).toBe(401);
    }
  });
});

import type { GroupSessionList } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { json } from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertSession } from '../groups.fixture.ts';
import { type SessionsServer, startServerWithTutor } from './sessions.fixture.ts';

let server: SessionsServer['server'];
let newPerson: SessionsServer['newPerson'];
let tutor: SessionsServer['tutor'];
let join: SessionsServer['join'];
beforeAll(async () => {
  ({ server, newPerson, tutor, join } = await startServerWithTutor());
});
afterAll(() => server.stop());

describe('the list', () => {
  const list = (query: string, person?: SamplePerson) =>
    json<GroupSessionList>(
      server.call(`/api/group-sessions?language=en&${query}`, { ...(person && { cookie: person.cookie }) }),
    );
  const topics = ({ sessions }: GroupSessionList) => sessions.map(({ topic }) => topic);

  it('has what is to come, soonest first, and own sessions also when they are over or cancelled', async () => {
    await server.database.query('DELETE FROM group_sessions');
    const ana = await newPerson();
    const ids = [];
    for (const [topic, days] of [
      ['last', 30],
      ['soon', 2],
      ['later', 9],
    ] as const) {
      ids.push(await insertSession(server, { topic, startsAt: ahead(days * dayMs) }));
    }
    const past = await insertSession(server, { topic: 'past', startsAt: ahead(dayMs) });
    const called = await insertSession(server, { topic: 'called off', startsAt: ahead(3 * dayMs) });
    for (const id of [past, called]) await join(ana, id);
    await server.database.query(`UPDATE group_sessions SET starts_at = now() - interval '2 days' WHERE id = $1`, [
      past,
    ]);
    await server.database.query(`UPDATE group_sessions SET status = 'cancelled' WHERE id = $1`, [called]);
    expect(topics(await list(''))).toEqual(['soon', 'later', 'last']);
    expect(topics(await list('mine=true', ana))).toEqual(['called off', 'past']);
    expect(topics(await list('mine=true'))).toEqual([]);
    const [soon] = (await list('')).sessions;
    const week = await list(`week=${String(soon?.starts_at).slice(0, 10)}`);
    expect(topics(week)).toContain('soon');
    expect(topics(week)).not.toContain('last');
    expect(ids).toHaveLength(3);
  });

  it('keeps the longest session until it ends, and counts what is over where its week is looked at', async () => {
    await server.database.query('DELETE FROM group_sessions');
    await insertSession(server, { topic: 'under way', startsAt: ahead(-479 * 60_000), minutes: 480 });
    const startsAt = ahead(-30 * dayMs);
    await insertSession(server, { topic: 'past', startsAt });
    const upcoming = await list('');
    expect(topics(upcoming)).toEqual(['under way']);
    expect(upcoming).toMatchObject({ total: 1, subjects: [{ count: 1 }], weeks: [{ count: 1 }] });
    const week = await list(`week=${startsAt.toISOString().slice(0, 10)}`);
    expect(topics(week)).toEqual(['past']);
    expect(week).toMatchObject({ total: 1, subjects: [{ count: 1 }], weeks: [{ count: 0 }, { count: 1 }] });
  });

  it('is filtered, and counts what other choices would leave', async () => {
    await server.database.query('DELETE FROM group_sessions');
    await insertSampleTheme(server.database, 'elektro', ['sl', 'en', 'de']);
    const [one, other] = [
      await insertSession(server, { topic: 'one' }),
      await insertSession(server, { topic: 'other' }),
    ];
    await server.database.query(`UPDATE group_sessions SET level = 'advanced', language = 'de' WHERE id = $1`, [one]);
    await server.database.query(`UPDATE group_sessions SET subject = 'elektro' WHERE id = $1`, [other]);
    expect(topics(await list('level=advanced'))).toEqual(['one']);
    expect(topics(await list('spoken=sl'))).toEqual(['other']);
    expect(topics(await list('subject=mehanika&spoken=de'))).toEqual(['one']);
    expect(topics(await list('subject=nikjer'))).toEqual([]);
    expect(await list('level=advanced')).toMatchObject({
      total: 1,
      subjects: [{ id: 'mehanika', title: 'mehanika en', count: 1 }],
      levels: [
        { level: 'beginner', count: 1 },
        { level: 'advanced', count: 1 },
      ],
      languages: [{ language: 'de', count: 1 }],
      can_plan: false,
    });
    for (const query of ['level=x', 'spoken=xx', 'week=2026-02-30', 'page=0']) {
      expect((await server.call(`/api/group-sessions?${query}`)).status, query).toBe(422);
    }
    expect(await list('', tutor)).toMatchObject({ can_plan: true });
  });

  it('says how its reader would get a seat, and shows the tutor', async () => {
    await server.database.query('DELETE FROM group_sessions');
    await insertSession(server, { topic: 'paid', tutorId: tutor.tutorId, cents: 900 });
    const avatar_url = '/api/avatars/tutor.webp';
    await server.database.query('UPDATE profiles SET avatar_url = $2 WHERE id = $1', [tutor.id, avatar_url]);
    const ways = [await newPerson({ plan: 'premium' }), await newPerson(), tutor, undefined].map(
      async (person) => (await list('', person)).sessions[0]?.seat_way,
    );
    expect(await Promise.all(ways)).toEqual(['plan', 'card', 'own', 'log_in']);
    expect((await list('')).sessions[0]?.tutor).toEqual({ id: tutor.tutorId, name: 'Test Person', avatar_url });
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type NewPerson, type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../test-support/sample-theme.ts';
import type { TestServer } from '../../test-support/test-server.ts';
import { accountClosing } from '../identity/index.ts';
import { ahead, dayMs, hourMs, insertSession, insertTutor, seatsOf } from './groups.fixture.ts';
import { groupsCalendarSource } from './sessions/groups-calendar-source.ts';
import { groupsSearchSource } from './sessions/groups-search-source.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
});
afterAll(() => server.stop());

const soon = { timeout: 30_000, interval: 50 };
const join = ({ cookie }: SamplePerson, sessionId: string) =>
  server.call(`/api/group-sessions/${sessionId}/seat`, { body: { or_wait: true, accepts_overlap: true }, cookie });

async function newTutor() {
  const person = await newPerson({ roles: ['learner', 'tutor'] });
  return { ...person, tutorId: await insertTutor(server, person.id) };
}

/** The account is about to go. */
async function close(person: SamplePerson): Promise<void> {
  const { services } = server;
  const payload = { userId: person.id, dueAt: ahead(dayMs), linkId: crypto.randomUUID() };
  await services.events.announce(services.db, accountClosing, payload);
}

describe('an account that is closed', () => {
  it('keeps no seat from who waits, and no place in line', async () => {
    const [full, other] = [await insertSession(server, { capacity: 1 }), await insertSession(server, { capacity: 1 })];
    const [leaving, waiting] = [await newPerson(), await newPerson()];
    await join(leaving, full);
    await join(waiting, full);
    await join(waiting, other);
    await join(leaving, other);
    await close(leaving);
    await vi.waitFor(async () => {
      expect(await seatsOf(server, full)).toMatchObject([{ status: 'left' }, { status: 'taken' }]);
      expect(await seatsOf(server, other)).toMatchObject([{ status: 'taken' }, { status: 'left' }]);
    }, soon);
  });

  it('calls off what it would have led, in the language of the session', async () => {
    const tutor = await newTutor();
    const [coming, past] = [
      await insertSession(server, { tutorId: tutor.tutorId }),
      await insertSession(server, { tutorId: tutor.tutorId, startsAt: ahead(-2 * dayMs) }),
    ];
    await close(tutor);
    await vi.waitFor(async () => {
      const rows = await server.database.query(
        'SELECT status, cancel_reason FROM group_sessions WHERE id = ANY($1) ORDER BY starts_at',
        [[coming, past]],
      );
      expect(rows).toEqual([
        { status: 'planned', cancel_reason: null },
        { status: 'cancelled', cancel_reason: 'Tutor ne vodi več skupinskih ur.' },
      ]);
    }, soon);
  });
});

describe('the calendar', () => {
  it('shows sessions to who has a seat, waits or leads, and to nobody else', async () => {
    const tutor = await newTutor();
    const startsAt = new Date('2030-05-05T16:00:00Z');
    const sessionId = await insertSession(server, { tutorId: tutor.tutorId, capacity: 1, startsAt });
    const [seated, waiting, stranger] = [await newPerson(), await newPerson(), await newPerson()];
    await join(seated, sessionId);
    await join(waiting, sessionId);
    const entriesOf = ({ id: userId }: SamplePerson, from = startsAt, to = new Date(startsAt.getTime() + hourMs)) => {
      const period = { userId, from, to, language: 'en', timeZone: 'UTC' } as const;
      return groupsCalendarSource.load(server.services.db, period, server.services.texts);
    };
    const meetingUrl = 'https://meet.example/secret';
    const sure = { id: sessionId, title: 'Statika', location: meetingUrl, isTentative: false, startsAt };
    expect(await entriesOf(seated)).toMatchObject([{ ...sure, sequence: 1 }]);
    expect(await entriesOf(tutor)).toMatchObject([{ ...sure, sequence: 0 }]);
    expect(await entriesOf(waiting)).toMatchObject([
      { title: 'Statika (waiting list)', location: null, isTentative: true },
    ]);
    expect(await entriesOf(stranger)).toEqual([]);
    // Who had a seat before they led it has a calendar that counts its changes already.
    await server.database.query(
      `INSERT INTO group_seats (session_id, user_id, status, sequence) VALUES ($1, $2, 'left', 2)`,
      [sessionId, tutor.id],
    );
    expect(await entriesOf(tutor)).toMatchObject([
      { ...sure, sequence: 2, path: `/dashboard/group-tutoring/${sessionId}` },
    ]);
    // What only touches a period is not in it.
    const end = new Date(startsAt.getTime() + hourMs);
    expect(await entriesOf(seated, end, new Date(end.getTime() + hourMs))).toEqual([]);
    expect(await entriesOf(seated, new Date(0), startsAt)).toEqual([]);
  });
});

describe('the search', () => {
  it('finds what is to come, and no meeting link', async () => {
    const [coming, over] = [await insertSession(server), await insertSession(server, { startsAt: ahead(-dayMs) })];
    const { db } = server.services;
    const groups = await groupsSearchSource.listGroups(db);
    expect(groups).toContain(coming);
    expect(groups).not.toContain(over);
    await insertSampleTheme(server.database, 'mehanika', ['sl']);
    const found = await groupsSearchSource.loadGroup(db, coming);
    expect(found).toMatchObject([
      {
        path: `group-tutoring/${coming}`,
        documents: [
          {
            ...{ language: 'sl', title: 'Statika', context: 'mehanika sl' },
            keywords: expect.arrayContaining(['Skupinska ura', 'mehanika sl']),
          },
        ],
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
    expect(await groupsSearchSource.loadGroup(db, over)).toEqual([]);
    expect(await groupsSearchSource.loadGroup(db, 'nonsense')).toEqual([]);
  });
});

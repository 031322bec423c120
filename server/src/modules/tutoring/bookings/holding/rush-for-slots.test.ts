import { afterAll, beforeAll, expect, test } from 'vitest';
import { openManyAccounts } from '../../../../test-support/many-people.ts';
import type { ErrorBody } from '../../../../test-support/test-server.ts';
import { grantMinutes, hourOn, insertTutor, startWithTutors } from '../bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

/** How often each answer came. */
async function countAnswers(answers: Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const response of await Promise.all(answers)) {
    const { status, code } = (await response.json()) as { status: string } & Partial<ErrorBody>;
    const answer = `${response.status} ${code ?? status}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

test('of a thousand who want overlapping times at once one gets a slot, and all others are told so', async () => {
  const { database } = world.server;
  const crowd = await openManyAccounts(world.server, 1000);
  const tutor = await world.newTutor();
  const answers = crowd.map((person, index) => {
    const minutes = [30, 60, 90][index % 3] as number;
    // All of them cover the half hour before eleven.
    const startsAt = hourOn(5, minutes === 30 ? 10.5 : 10);
    return world.hold(person, tutor, { startsAt, minutes, payment: 'card' });
  });
  expect(await countAnswers(answers)).toEqual({ '200 held': 1, '409 SLOT_TAKEN': 999 });
  const ofTutor = 'WHERE tutor_id = $1';
  expect(await database.query(`SELECT status FROM bookings ${ofTutor}`, [tutor.tutorId])).toEqual([{ status: 'held' }]);
  expect(await database.query(`SELECT kind FROM taken_times ${ofTutor}`, [tutor.tutorId])).toEqual([{ kind: 'hold' }]);
});

test('who books many tutors at once with minutes for one gets one, and keeps no time of the others', async () => {
  const { database } = world.server;
  const learner = await world.newPerson();
  await grantMinutes(world.server, learner.id, 60);
  const teachers = await openManyAccounts(world.server, 40);
  const tutorIds = await Promise.all(teachers.map(({ id }) => insertTutor(world.server, id)));
  const wish = { startsAt: hourOn(5, 10), payment: 'included', accepts_overlap: true } as const;
  const answers = tutorIds.map((tutorId) => world.hold(learner, { tutorId }, wish));
  expect(await countAnswers(answers)).toEqual({ '200 confirmed': 1, '409 NOT_ENOUGH_MINUTES': 39 });
  const rows = await database.query<{ id: string; payment: string }>(
    'SELECT id, payment FROM bookings WHERE learner_id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ id: expect.any(String), payment: 'included' }]);
  const taken = await database.query('SELECT source_id, kind FROM taken_times WHERE tutor_id = ANY($1)', [tutorIds]);
  expect(taken).toEqual([{ source_id: rows[0]?.id, kind: 'booking' }]);
});

import { randomUUID } from 'node:crypto';
import type { Teaching, TutorList, TutorOfPerson } from '@navor/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { json } from '../../../test-support/test-server.ts';
import { codeOf, hourOn, type SampleTutor, startWithTutors } from '../bookings/bookings.fixture.ts';
import { listWithRole, unlistWithoutRole } from './follow-role.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
let admin: SamplePerson;
beforeAll(async () => {
  world = await startWithTutors();
  admin = await world.newPerson({ roles: ['learner', 'admin'] });
});
afterAll(() => world.server.stop());

const setRoles = ({ id }: SamplePerson, roles: string[]) =>
  world.post(admin, `/api/people/${id}/roles`, { roles }, 'PUT');
const ofPerson = ({ id }: SamplePerson, { cookie } = admin) => world.server.call(`/api/people/${id}/tutor`, { cookie });
const statusOf = async ({ cookie }: SamplePerson) =>
  (await json<Teaching>(world.server.call('/api/teaching', { cookie }))).tutor?.status;
const becomes = (tutor: SampleTutor, status: string) =>
  vi.waitFor(async () => expect(await statusOf(tutor)).toBe(status), { timeout: 30_000, interval: 50 });
const isListed = async ({ tutorId }: SampleTutor) => {
  const { tutors } = await json<TutorList>(world.server.call('/api/tutors?sort=price'));
  return tutors.some(({ id }) => id === tutorId);
};

test('whose role is taken leaves the directory and keeps what is booked, and comes back with the role', async () => {
  const { learner, tutor, id } = await world.booked();
  // Listed first, whatever the demo brings along.
  await world.server.database.query('UPDATE tutors SET cents_per_hour = 500 WHERE id = $1', [tutor.tutorId]);
  await setRoles(tutor, ['tutor']);
  expect(await isListed(tutor)).toBe(true);
  expect(await json<TutorOfPerson>(ofPerson(tutor))).toEqual({
    id: tutor.tutorId,
    status: 'approved',
    bookings_ahead: 1,
  });

  await setRoles(tutor, []);
  await becomes(tutor, 'paused');
  expect(await isListed(tutor)).toBe(false);
  expect(await codeOf(world.hold(await world.newPerson(), tutor, { startsAt: hourOn(6, 10) }))).toBe('NOT_FOUND');
  expect(await world.get(learner, id)).toMatchObject({ status: 'confirmed' });
  expect((await world.act(learner, id, 'reschedule', { starts_at: hourOn(7, 10) })).status).toBe(200);
  expect((await world.post(tutor, '/api/teaching/resumption')).status).toBe(403);

  await setRoles(tutor, ['tutor']);
  await becomes(tutor, 'approved');
  expect(await isListed(tutor)).toBe(true);
});

test('who has paused by themselves stays so when a role is taken and given back', async () => {
  const tutor = await world.newTutor();
  await setRoles(tutor, ['tutor']);
  expect((await world.post(tutor, '/api/teaching/pause')).status).toBe(200);
  const { services } = world.server;
  await setRoles(tutor, []);
  await services.db.transaction((tx) => unlistWithoutRole(tx, services, tutor.id));
  await setRoles(tutor, ['tutor']);
  await services.db.transaction((tx) => listWithRole(tx, services, tutor.id));
  expect(await statusOf(tutor)).toBe('paused');
  expect((await world.post(tutor, '/api/teaching/resumption')).status).toBe(200);
  expect(await statusOf(tutor)).toBe('approved');
});

test('a role that was taken or given counts as it is now, however late it is told of', async () => {
  const { services } = world.server;
  const tutor = await world.newTutor();
  await world.server.database.query(`UPDATE users SET roles = '{learner,tutor}' WHERE id = $1`, [tutor.id]);
  await services.db.transaction((tx) => unlistWithoutRole(tx, services, tutor.id));
  expect(await statusOf(tutor)).toBe('approved');
  await world.server.database.query(`UPDATE users SET roles = '{learner}' WHERE id = $1`, [tutor.id]);
  await services.db.transaction((tx) => unlistWithoutRole(tx, services, tutor.id));
  expect(await statusOf(tutor)).toBe('paused');
  await services.db.transaction((tx) => listWithRole(tx, services, tutor.id));
  expect(await statusOf(tutor)).toBe('paused');
});

test('who teaches is told to administrators alone', async () => {
  const tutor = await world.newTutor();
  expect((await ofPerson(tutor, tutor)).status).toBe(403);
  expect(await json(ofPerson(await world.newPerson()))).toBeNull();
  expect(await json(world.server.call(`/api/people/${randomUUID()}/tutor`, { cookie: admin.cookie }))).toBeNull();
});

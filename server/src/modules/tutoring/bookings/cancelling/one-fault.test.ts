import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { hourOn, type SampleTutor, startWithTutors } from '../bookings.fixture.ts';
import { settleUndisputed } from '../no-show/settle-no-show.ts';
import { cancelAhead } from './cancel-for-closed-account.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

/** Two bookings of a tutor, of which the first says that it was paid by a purchase that there is not. */
async function twoBookings(): Promise<{ tutor: SampleTutor; learner: SamplePerson; ids: string[] }> {
  const [learner, tutor] = [await world.newPerson(), await world.newTutor({ centsPerHour: 0 })];
  const ids: string[] = [];
  for (const hour of [10, 14]) {
    const response = await world.hold(learner, tutor, { startsAt: hourOn(4, hour) });
    ids.push(((await response.json()) as { id: string }).id);
  }
  await world.server.database.query('UPDATE bookings SET cents = 3000, purchase_id = gen_random_uuid() WHERE id = $1', [
    ids[0],
  ]);
  return { tutor, learner, ids };
}

test('a booking that cannot be paid back keeps no other from being cancelled with the account', async () => {
  const { tutor, learner, ids } = await twoBookings();
  await expect(cancelAhead(world.server.services, tutor.id, new Date())).rejects.toThrow('1 bookings');
  const found = await Promise.all(ids.map((id) => world.get(learner, id)));
  expect(found.map(({ status }) => status)).toEqual(['confirmed', 'cancelled']);
});

test('a no-show that cannot be paid back keeps no other from being settled', async () => {
  const { learner, ids } = await twoBookings();
  await world.server.database.query(
    `UPDATE bookings SET starts_at = starts_at - interval '10 days', no_show_of = 'tutor',
                         no_show_reported_at = now() - interval '4 days' WHERE id = ANY($1)`,
    [ids],
  );
  await expect(settleUndisputed(world.server.services, new Date())).rejects.toThrow('1 no-shows');
  const found = await Promise.all(ids.map((id) => world.get(learner, id)));
  expect(found.map(({ no_show }) => no_show?.settled_at ?? null)).toEqual([null, expect.anything()]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { json, newestEvent } from '../../../../test-support/test-server.ts';
import { tutoringMinutesLeft } from '../../../billing/index.ts';
import { changed, codeOf, grantMinutes, hourOn, moveStart, startWithTutors } from '../bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

const minutesOf = ({ id }: SamplePerson) => tutoringMinutesLeft(world.server.services.db, id, new Date());

describe('moving', () => {
  test('takes the new time and lets the old one go, for nothing', async () => {
    const { learner, tutor, id } = await world.booked();
    const moved = await changed(world.act(learner, id, 'reschedule', { starts_at: hourOn(5, 10.5) }));
    expect(moved).toMatchObject({ sequence: 1, starts_at: hourOn(5, 10.5).toISOString() });
    expect(await minutesOf(learner)).toBe(60);
    expect((await world.hold(await world.newPerson(), tutor, { startsAt: hourOn(4, 10) })).status).toBe(200);
    expect(await codeOf(world.hold(await world.newPerson(), tutor, { startsAt: hourOn(5, 10) }))).toBe('SLOT_TAKEN');
    expect(await newestEvent(world.server, 'tutoring.booking-rescheduled')).toMatchObject({
      ...{ bookingId: id, sequence: 1, by: 'learner', earlierStartsAt: hourOn(4, 10).toISOString() },
    });
  });

  test('to an overlapping time is possible, since the own time counts as free', async () => {
    const { learner, id } = await world.booked();
    const query = new URLSearchParams({ from: hourOn(4, 9).toISOString(), to: hourOn(4, 12).toISOString() });
    const answer = await world.server.call(`/api/bookings/${id}/slots?${query}`, { cookie: learner.cookie });
    const { slots } = await json<{ slots: { starts_at: string }[] }>(answer);
    expect(slots.map(({ starts_at }) => starts_at)).toContain(hourOn(4, 10.5).toISOString());
    expect(await changed(world.act(learner, id, 'reschedule', { starts_at: hourOn(4, 10.5) }))).toMatchObject({
      sequence: 1,
    });
  });

  test('is refused to a time that is taken or made up, and the booking stays where it is', async () => {
    const { learner, tutor, id } = await world.booked();
    await world.hold(await world.newPerson(), tutor, { startsAt: hourOn(5, 10) });
    expect(await codeOf(world.act(learner, id, 'reschedule', { starts_at: hourOn(5, 10) }))).toBe('SLOT_TAKEN');
    expect(await codeOf(world.act(learner, id, 'reschedule', { starts_at: hourOn(5, 10.1) }))).toBe('SLOT_TAKEN');
    expect(await world.get(learner, id)).toMatchObject({ starts_at: hourOn(4, 10).toISOString(), sequence: 0 });
    expect(await codeOf(world.hold(await world.newPerson(), tutor, { startsAt: hourOn(4, 10) }))).toBe('SLOT_TAKEN');
  });

  test('is over for the learner with the window, and for everybody with the start', async () => {
    const { learner, tutor, id } = await world.booked();
    await moveStart(world.server, id, 60);
    const to = { starts_at: hourOn(6, 10) };
    expect(await codeOf(world.act(learner, id, 'reschedule', to))).toBe('NOT_POSSIBLE_NOW');
    expect(await changed(world.act(tutor, id, 'reschedule', to))).toMatchObject({ sequence: 1 });
    await moveStart(world.server, id, -1);
    expect(await codeOf(world.act(tutor, id, 'reschedule', { starts_at: hourOn(7, 10) }))).toBe('NOT_POSSIBLE_NOW');
  });

  test('of two into the same slot moves one', async () => {
    const { learner, tutor, id } = await world.booked();
    const other = await world.newPerson();
    await grantMinutes(world.server, other.id, 60);
    const otherId = await world.bookIncluded(other, tutor, hourOn(4, 14));
    const to = { starts_at: hourOn(6, 10) };
    const answers = await Promise.all([
      world.act(learner, id, 'reschedule', to),
      world.act(other, otherId, 'reschedule', to),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const taken = await world.server.database.query('SELECT FROM taken_times WHERE tutor_id = $1', [tutor.tutorId]);
    expect(taken).toHaveLength(2);
  });
});

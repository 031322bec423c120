import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { tutoringMinutesLeft } from '../../../billing/index.ts';
import { changed, codeOf, moveStart, startWithTutors } from '../bookings.fixture.ts';
import { settleUndisputed } from './settle-no-show.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

const minutesOf = ({ id }: SamplePerson) => tutoringMinutesLeft(world.server.services.db, id, new Date());

describe('a no-show', () => {
  const over = async () => {
    const each = await world.booked();
    await moveStart(world.server, each.id, -30);
    return each;
  };
  const later = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);

  test('of the tutor gives the minutes back if nobody disputes it', async () => {
    const { learner, id } = await over();
    expect(await changed(world.act(learner, id, 'no-show'))).toMatchObject({
      phase: 'missed',
      no_show: { of: 'tutor' },
    });
    await settleUndisputed(world.server.services, later(47));
    expect(await minutesOf(learner)).toBe(60);
    await settleUndisputed(world.server.services, later(49));
    await settleUndisputed(world.server.services, later(50));
    expect(await minutesOf(learner)).toBe(120);
  });

  test('that is disputed is for an administrator to decide', async () => {
    const { learner, tutor, id } = await over();
    const admin = await world.newPerson({ roles: ['admin'] });
    await changed(world.act(learner, id, 'no-show'));
    expect((await world.act(tutor, id, 'no-show/dispute', { dispute: ' ' })).status).toBe(422);
    expect(await codeOf(world.act(learner, id, 'no-show/dispute', { dispute: 'x' }))).toBe('NOT_POSSIBLE_NOW');
    await changed(world.act(tutor, id, 'no-show/dispute', { dispute: 'I waited for half an hour.' }));
    await settleUndisputed(world.server.services, later(49));
    expect(await minutesOf(learner)).toBe(60);
    expect((await world.act(tutor, id, 'no-show/settle', { stands: false })).status).toBe(403);
    const disputed = await world.server.call('/api/bookings?list=disputed', { cookie: admin.cookie });
    expect(await disputed.json()).toMatchObject({ bookings: [{ id, role: 'administrator' }] });
    expect(await changed(world.act(admin, id, 'no-show/settle', { stands: false }))).toMatchObject({ no_show: null });
    expect(await minutesOf(learner)).toBe(60);
  });

  test('is settled with all others, however many there are', async () => {
    const { learner, tutor } = await over();
    const counted = `SELECT count(*)::int AS count FROM bookings WHERE tutor_id = $1 AND no_show_settled_at IS NOT NULL`;
    await world.server.database.query(
      `INSERT INTO bookings (id, learner_id, tutor_id, status, starts_at, minutes, payment, cents,
                             cancellation_minutes, confirmed_at, no_show_of, no_show_reported_at)
       SELECT gen_random_uuid(), $1, $2, 'confirmed', now() - interval '3 days', 60, 'card', 3000, 0, now(), 'learner',
              now() - interval '3 days' FROM generate_series(1, 101)`,
      [learner.id, tutor.tutorId],
    );
    await settleUndisputed(world.server.services, new Date());
    expect(await world.server.database.query(counted, [tutor.tutorId])).toEqual([{ count: 101 }]);
  });

  test('of the learner keeps them from a review', async () => {
    const { learner, tutor, id } = await over();
    await moveStart(world.server, id, -70);
    await changed(world.act(tutor, id, 'no-show'));
    expect(await codeOf(world.act(learner, id, 'review', { stars: 1 }, 'PUT'))).toBe('NOT_POSSIBLE_NOW');
  });
});

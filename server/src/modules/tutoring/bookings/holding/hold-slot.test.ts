import { randomUUID } from 'node:crypto';
import type { Booking, BookingQuote } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json } from '../../../../test-support/test-server.ts';
import { codeOf, grantMinutes, hourOn, startWithTutors } from '../bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

describe('a slot', () => {
  test('is held for ten minutes at the price of that moment', async () => {
    const [learner, tutor] = [await world.newPerson({ plan: 'standard' }), await world.newTutor()];
    const asked = Date.now();
    const booking = await json<Booking>(world.hold(learner, tutor, { startsAt: hourOn(2, 10), minutes: 90 }));
    expect(booking).toMatchObject({ status: 'held', role: 'learner', cents: 4050, discount_percent: 10 });
    const heldFor = new Date(booking.held_until ?? 0).getTime() - asked;
    expect(Math.round(heldFor / 60_000)).toBe(10);
    await world.server.database.query('UPDATE tutors SET cents_per_hour = 9000 WHERE id = $1', [tutor.tutorId]);
    expect(await world.get(learner, booking.id)).toMatchObject({ cents: 4050 });
  });

  test('is booked at once with included minutes, and never with more than there are', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    await grantMinutes(world.server, learner.id, 90);
    const wish = { payment: 'included' } as const;
    const booking = await json<Booking>(world.hold(learner, tutor, { ...wish, startsAt: hourOn(2, 10) }));
    expect(booking).toMatchObject({ status: 'confirmed', payment: 'included', cents: 3000 });
    const second = await world.hold(learner, tutor, { ...wish, startsAt: hourOn(3, 10) });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ code: 'NOT_ENOUGH_MINUTES', data: { minutes_left: 30 } });
    const taken = await world.server.database.query('SELECT FROM taken_times WHERE tutor_id = $1', [tutor.tutorId]);
    expect(taken).toHaveLength(1);
  });

  test('that is asked for twice is one booking', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    const wish = { id: randomUUID(), startsAt: hourOn(2, 10) };
    const answers = await Promise.all([1, 2, 3].map(() => world.hold(learner, tutor, wish)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = await world.server.database.query('SELECT FROM bookings WHERE tutor_id = $1', [tutor.tutorId]);
    expect(rows).toHaveLength(1);
  });

  test('under the id of somebody else’s booking is none', async () => {
    const [learner, other, tutor] = [await world.newPerson(), await world.newPerson(), await world.newTutor()];
    const id = randomUUID();
    expect((await world.hold(learner, tutor, { id, startsAt: hourOn(2, 10) })).status).toBe(200);
    const stolen = await world.hold(other, tutor, { id, startsAt: hourOn(2, 14) });
    expect(stolen.status).toBe(404);
    const taken = await world.server.database.query('SELECT FROM taken_times WHERE tutor_id = $1', [tutor.tutorId]);
    expect(taken).toHaveLength(1);
  });

  test('of the same tutor replaces the one that its learner held before, also at an overlapping time', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    const first = await json<Booking>(world.hold(learner, tutor, { startsAt: hourOn(2, 10) }));
    const second = await json<Booking>(world.hold(learner, tutor, { startsAt: hourOn(2, 10), minutes: 90 }));
    expect(second.status).toBe('held');
    expect(await world.get(learner, first.id)).toMatchObject({ status: 'lapsed' });
    const taken = await world.server.database.query<{ source_id: string }>(
      'SELECT source_id FROM taken_times WHERE tutor_id = $1',
      [tutor.tutorId],
    );
    expect(taken).toEqual([{ source_id: second.id }]);
  });

  test('is not kept by who keeps too many', async () => {
    const learner = await world.newPerson();
    for (const hour of [8, 10, 12]) {
      expect((await world.hold(learner, await world.newTutor(), { startsAt: hourOn(2, hour) })).status).toBe(200);
    }
    expect(await codeOf(world.hold(learner, await world.newTutor(), { startsAt: hourOn(2, 14) }))).toBe(
      'TOO_MANY_HOLDS',
    );
  });

  test('cannot be booked of oneself, of nobody, and of who is not approved', async () => {
    const [learner, tutor, paused] = [await world.newPerson(), await world.newTutor(), await world.newTutor()];
    await world.server.database.query(`UPDATE tutors SET status = 'paused' WHERE id = $1`, [paused.tutorId]);
    expect((await world.hold(tutor, tutor, { startsAt: hourOn(2, 10) })).status).toBe(403);
    expect((await world.hold(learner, { tutorId: randomUUID() }, { startsAt: hourOn(2, 10) })).status).toBe(404);
    expect((await world.hold(learner, paused, { startsAt: hourOn(2, 10) })).status).toBe(404);
  });
});

describe('a start that was made up', () => {
  const minute = 60_000;

  test.each([
    ['off the grid', () => new Date(hourOn(2, 10).getTime() + 7 * minute)],
    ['by a second', () => new Date(hourOn(2, 10).getTime() + 1000)],
    ['in the past', () => hourOn(-1, 10)],
    ['beyond the horizon', () => hourOn(90, 10)],
  ])('is refused: %s', async (_, startsAt) => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    expect(await codeOf(world.hold(learner, tutor, { startsAt: startsAt() }))).toBe('SLOT_TAKEN');
  });

  test('is refused within the notice', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor({ notice: 3 * 24 * 60 })];
    expect(await codeOf(world.hold(learner, tutor, { startsAt: hourOn(2, 10) }))).toBe('SLOT_TAKEN');
  });

  test('is refused within the buffer after a booking, and before one that it would reach into', async () => {
    const [learner, other, tutor] = [await world.newPerson(), await world.newPerson(), await world.newTutor()];
    await world.hold(other, tutor, { startsAt: hourOn(2, 10) });
    expect(await codeOf(world.hold(learner, tutor, { startsAt: hourOn(2, 11) }))).toBe('SLOT_TAKEN');
    expect(await codeOf(world.hold(learner, tutor, { startsAt: hourOn(2, 9) }))).toBe('SLOT_TAKEN');
    const half = new Date(hourOn(2, 11).getTime() + 30 * minute);
    expect((await world.hold(learner, tutor, { startsAt: half })).status).toBe(200);
  });

  test('is refused on a day off', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    await world.server.database.query(`INSERT INTO tutor_time_off (tutor_id, starts_at, ends_at) VALUES ($1, $2, $3)`, [
      tutor.tutorId,
      hourOn(2, 0),
      hourOn(3, 0),
    ]);
    expect(await codeOf(world.hold(learner, tutor, { startsAt: hourOn(2, 10) }))).toBe('SLOT_TAKEN');
  });

  test('is the same moment however its zone is spelt', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    const startsAt = hourOn(2, 10);
    const inKolkata = new Date(startsAt.getTime() + 330 * minute).toISOString().replace('Z', '+05:30');
    const body = { id: randomUUID(), tutor_id: tutor.tutorId, minutes: 60, payment: 'card' };
    const booking = await json<Booking>(world.post(learner, '/api/bookings', { ...body, starts_at: inKolkata }));
    expect(new Date(booking.starts_at)).toEqual(startsAt);
  });

  test('is refused as bad input where it is no moment, and so is a length that is not offered', async () => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    const body = { id: randomUUID(), tutor_id: tutor.tutorId, payment: 'card', starts_at: hourOn(2, 10), minutes: 60 };
    expect((await world.post(learner, '/api/bookings', { ...body, starts_at: 'soon' })).status).toBe(422);
    expect((await world.post(learner, '/api/bookings', { ...body, minutes: 45 })).status).toBe(422);
  });

  test.each([
    '-271821-04-20T00:00:00.000Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.000Z',
  ])('is refused as bad input in a year that no booking is in: %s', async (starts_at) => {
    const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
    const body = { id: randomUUID(), tutor_id: tutor.tutorId, payment: 'card', minutes: 60, starts_at };
    expect((await world.post(learner, '/api/bookings', body)).status).toBe(422);
    const address = `/api/tutors/${tutor.tutorId}/quote?${new URLSearchParams({ starts_at, minutes: '60' })}`;
    expect((await world.server.call(address, { cookie: learner.cookie })).status).toBe(422);
  });
});

describe('somebody who comes back while they hold a slot', () => {
  test('is told of their own hold, and that another slot of the same tutor may take its place', async () => {
    const [learner, other, tutor] = [await world.newPerson(), await world.newPerson(), await world.newTutor()];
    const quote = (who: typeof learner, minutes: number) => {
      const wish = new URLSearchParams({ starts_at: hourOn(2, 10).toISOString(), minutes: String(minutes) });
      return json<BookingQuote>(
        world.server.call(`/api/tutors/${tutor.tutorId}/quote?${wish}`, { cookie: who.cookie }),
      );
    };
    expect(await quote(learner, 60)).toMatchObject({ is_free: true, held_booking_id: null });
    const held = await json<Booking>(world.hold(learner, tutor, { startsAt: hourOn(2, 10) }));
    expect(await quote(learner, 60)).toMatchObject({ held_booking_id: held.id });
    expect(await quote(learner, 90)).toMatchObject({ is_free: true, held_booking_id: null, overlaps: [] });
    expect(await quote(other, 60)).toMatchObject({ is_free: false, held_booking_id: null });
    await world.server.database.query(`UPDATE bookings SET held_until = now() WHERE id = $1`, [held.id]);
    expect(await quote(learner, 60)).toMatchObject({ held_booking_id: null });
  });
});

describe('somebody who would be in two places', () => {
  test('is warned with what it meets, and keeps both if they mean it', async () => {
    const [learner, one, other] = [await world.newPerson(), await world.newTutor(), await world.newTutor()];
    await world.hold(learner, one, { startsAt: hourOn(2, 10) });
    const wish = { startsAt: hourOn(2, 10), minutes: 30 };
    const warned = await world.hold(learner, other, wish);
    expect(warned.status).toBe(409);
    expect(await warned.json()).toMatchObject({
      code: 'OVERLAPPING_MEETINGS',
      data: { overlaps: [{ kind: 'booking', starts_at: hourOn(2, 10).toISOString() }] },
    });
    const kept = await json<Booking>(world.hold(learner, other, { ...wish, accepts_overlap: true }));
    const [row] = await world.server.database.query('SELECT overlap_accepted_at FROM bookings WHERE id = $1', [
      kept.id,
    ]);
    expect(row).toMatchObject({ overlap_accepted_at: expect.any(Date) });
  });

  test('is warned as a tutor of their own learners too', async () => {
    const [learner, tutor, other] = [await world.newPerson(), await world.newTutor(), await world.newTutor()];
    await grantMinutes(world.server, learner.id, 60);
    await world.bookIncluded(learner, tutor, hourOn(2, 10));
    expect(await codeOf(world.hold(tutor, other, { startsAt: hourOn(2, 10) }))).toBe('OVERLAPPING_MEETINGS');
  });
});

test('a tutor who learns from another cannot be booked meanwhile', async () => {
  const [learner, tutor, other] = [await world.newPerson(), await world.newTutor(), await world.newTutor()];
  await grantMinutes(world.server, tutor.id, 60);
  const lesson = await world.bookIncluded(tutor, other, hourOn(2, 10));
  for (const startsAt of [hourOn(2, 9.5), hourOn(2, 10.5)]) {
    expect(await codeOf(world.hold(learner, tutor, { startsAt }))).toBe('SLOT_TAKEN');
  }
  await world.act(tutor, lesson, 'cancel');
  expect((await world.hold(learner, tutor, { startsAt: hourOn(2, 10.5) })).status).toBe(200);
});

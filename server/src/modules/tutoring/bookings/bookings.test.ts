import { randomUUID } from 'node:crypto';
import type { Booking, BookingSummary, TutorBrief } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, newestEvent } from '../../../test-support/test-server.ts';
import { tutoringMinutesLeft } from '../../billing/index.ts';
import { grantMinutes, hourOn, moveStart, type SampleTutor, startWithTutors } from './bookings.fixture.ts';
import { cancelAhead } from './cancelling/cancel-for-closed-account.ts';
import { settleUndisputed } from './no-show/settle-no-show.ts';
import { recountRatings } from './reviews/recount-ratings.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

type Booked = { learner: SamplePerson; tutor: SampleTutor; id: string };

async function booked(startsAt = hourOn(4, 10)): Promise<Booked> {
  const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
  await grantMinutes(world.server, learner.id, 120);
  return { learner, tutor, id: await world.bookIncluded(learner, tutor, startsAt) };
}

const minutesOf = ({ id }: SamplePerson) => tutoringMinutesLeft(world.server.services.db, id, new Date());
const codeOf = async (response: Response | Promise<Response>) => (await json<ErrorBody>(response)).code;
const changed = async (response: Response | Promise<Response>): Promise<Booking> => {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return json<Booking>(answer);
};

describe('a booking', () => {
  test('is there for its two sides and for administrators, and for nobody else', async () => {
    const { learner, tutor, id } = await booked();
    const [stranger, foreignTutor] = [await world.newPerson(), await world.newTutor()];
    const admin = await world.newPerson({ roles: ['admin'] });
    expect(await world.get(learner, id)).toMatchObject({ role: 'learner', meeting_url: 'https://meet.example/room' });
    expect(await world.get(tutor, id)).toMatchObject({ role: 'tutor', meeting_url: 'https://meet.example/room' });
    expect(await world.get(admin, id)).toMatchObject({ role: 'administrator', meeting_url: null });
    for (const other of [stranger, foreignTutor]) {
      expect((await world.server.call(`/api/bookings/${id}`, { cookie: other.cookie })).status).toBe(404);
      for (const [action, body] of [
        ['cancel', {}],
        ['reschedule', { starts_at: hourOn(5, 10) }],
        ['no-show', {}],
        ['pay', { payment: 'card' }],
        ['sync', {}],
      ] as const) {
        expect((await world.act(other, id, action, body)).status, action).toBe(404);
      }
      expect((await world.act(other, id, 'review', { stars: 1 }, 'PUT')).status).toBe(404);
      expect((await world.act(other, id, 'notes', { tutor_notes: 'x', private_notes: 'x' }, 'PUT')).status).toBe(404);
      expect((await world.server.call(`/api/bookings/${id}/brief`, { cookie: other.cookie })).status).toBe(404);
    }
    expect((await world.server.call(`/api/bookings/${randomUUID()}`, { cookie: learner.cookie })).status).toBe(404);
  });

  test('is in the lists of both, and only once it is confirmed in the tutor’s', async () => {
    const { learner, tutor, id } = await booked();
    const held = await json<Booking>(world.hold(await world.newPerson(), tutor, { startsAt: hourOn(4, 14) }));
    const listOf = async (who: SamplePerson) => {
      const answer = await world.server.call('/api/bookings', { cookie: who.cookie });
      return (await json<{ bookings: BookingSummary[] }>(answer)).bookings.map((each) => each.id);
    };
    expect(await listOf(learner)).toEqual([id]);
    expect(await listOf(tutor)).toEqual([id]);
    expect(await listOf(tutor)).not.toContain(held.id);
    expect((await world.server.call('/api/bookings?list=disputed', { cookie: learner.cookie })).status).toBe(403);
  });

  test('is in the calendars of both', async () => {
    const { learner, tutor, id } = await booked();
    const { services } = world.server;
    const source = services.calendarSources.find(({ name }) => name === 'bookings');
    for (const { id: userId } of [learner, tutor]) {
      const period = { userId, from: hourOn(4, 10.5), to: hourOn(4, 12), language: 'en', timeZone: 'UTC' } as const;
      const entries = await source?.load(services.db, period, services.texts);
      expect(entries).toMatchObject([{ id, title: 'Session with Test Person', isTentative: false }]);
      expect(await source?.load(services.db, { ...period, from: hourOn(4, 11) }, services.texts)).toEqual([]);
    }
  });
});

describe('cancelling', () => {
  test('in time gives the minutes back and lets the time go', async () => {
    const { learner, tutor, id } = await booked();
    expect(await minutesOf(learner)).toBe(60);
    const booking = await changed(
      world.act(learner, id, 'cancel', { reason: 'ill', expects: { cents: 0, minutes: 60 } }),
    );
    expect(booking).toMatchObject({
      status: 'cancelled',
      sequence: 1,
      cancellation: { by: 'learner', reason: 'ill', refund: { cents: 0, minutes: 60 } },
    });
    expect(await minutesOf(learner)).toBe(120);
    expect(await newestEvent(world.server, 'tutoring.booking-cancelled')).toEqual({
      ...{ bookingId: id, sequence: 1, refundedCents: 0, returnedMinutes: 60 },
    });
    const other = await world.newPerson();
    expect((await world.hold(other, tutor, { startsAt: hourOn(4, 10) })).status).toBe(200);
    expect(await changed(world.act(learner, id, 'cancel'))).toMatchObject({ sequence: 1 });
  });

  test('too late gives nothing back, and never less than was said', async () => {
    const { learner, id } = await booked();
    await moveStart(world.server, id, 60);
    expect(await codeOf(world.act(learner, id, 'cancel', { expects: { cents: 0, minutes: 60 } }))).toBe(
      'REFUND_CHANGED',
    );
    expect(await world.get(learner, id)).toMatchObject({ status: 'confirmed', actions: { cancel: { minutes: 0 } } });
    await changed(world.act(learner, id, 'cancel', { expects: { cents: 0, minutes: 0 } }));
    expect(await minutesOf(learner)).toBe(60);
  });

  test('by the tutor gives everything back to the last moment', async () => {
    const { learner, tutor, id } = await booked();
    await moveStart(world.server, id, 5);
    expect(await changed(world.act(tutor, id, 'cancel'))).toMatchObject({ cancellation: { by: 'tutor' } });
    expect(await minutesOf(learner)).toBe(120);
  });

  test('is over with the start', async () => {
    const { learner, tutor, id } = await booked();
    await moveStart(world.server, id, -1);
    expect(await codeOf(world.act(learner, id, 'cancel'))).toBe('NOT_POSSIBLE_NOW');
    expect(await codeOf(world.act(tutor, id, 'cancel'))).toBe('NOT_POSSIBLE_NOW');
  });

  test('happens for whoever closes their account, by the rule for their side', async () => {
    const { learner, tutor, id } = await booked();
    await moveStart(world.server, id, 60);
    await cancelAhead(world.server.services, tutor.id, new Date());
    expect(await world.get(learner, id)).toMatchObject({ status: 'cancelled', cancellation: { by: 'tutor' } });
    expect(await minutesOf(learner)).toBe(120);
    const second = await booked();
    await cancelAhead(world.server.services, second.learner.id, new Date());
    expect(await world.get(second.tutor, second.id)).toMatchObject({ cancellation: { by: 'learner' } });
  });
});

describe('moving', () => {
  test('takes the new time and lets the old one go, for nothing', async () => {
    const { learner, tutor, id } = await booked();
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
    const { learner, id } = await booked();
    const query = new URLSearchParams({ from: hourOn(4, 9).toISOString(), to: hourOn(4, 12).toISOString() });
    const answer = await world.server.call(`/api/bookings/${id}/slots?${query}`, { cookie: learner.cookie });
    const { slots } = await json<{ slots: { starts_at: string }[] }>(answer);
    expect(slots.map(({ starts_at }) => starts_at)).toContain(hourOn(4, 10.5).toISOString());
    expect(await changed(world.act(learner, id, 'reschedule', { starts_at: hourOn(4, 10.5) }))).toMatchObject({
      sequence: 1,
    });
  });

  test('is refused to a time that is taken or made up, and the booking stays where it is', async () => {
    const { learner, tutor, id } = await booked();
    await world.hold(await world.newPerson(), tutor, { startsAt: hourOn(5, 10) });
    expect(await codeOf(world.act(learner, id, 'reschedule', { starts_at: hourOn(5, 10) }))).toBe('SLOT_TAKEN');
    expect(await codeOf(world.act(learner, id, 'reschedule', { starts_at: hourOn(5, 10.1) }))).toBe('SLOT_TAKEN');
    expect(await world.get(learner, id)).toMatchObject({ starts_at: hourOn(4, 10).toISOString(), sequence: 0 });
    expect(await codeOf(world.hold(await world.newPerson(), tutor, { startsAt: hourOn(4, 10) }))).toBe('SLOT_TAKEN');
  });

  test('is over for the learner with the window, and for everybody with the start', async () => {
    const { learner, tutor, id } = await booked();
    await moveStart(world.server, id, 60);
    const to = { starts_at: hourOn(6, 10) };
    expect(await codeOf(world.act(learner, id, 'reschedule', to))).toBe('NOT_POSSIBLE_NOW');
    expect(await changed(world.act(tutor, id, 'reschedule', to))).toMatchObject({ sequence: 1 });
    await moveStart(world.server, id, -1);
    expect(await codeOf(world.act(tutor, id, 'reschedule', { starts_at: hourOn(7, 10) }))).toBe('NOT_POSSIBLE_NOW');
  });

  test('of two into the same slot moves one', async () => {
    const { learner, tutor, id } = await booked();
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

describe('a no-show', () => {
  const over = async () => {
    const each = await booked();
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

  test('of the learner keeps them from a review', async () => {
    const { learner, tutor, id } = await over();
    await moveStart(world.server, id, -70);
    await changed(world.act(tutor, id, 'no-show'));
    expect(await codeOf(world.act(learner, id, 'review', { stars: 1 }, 'PUT'))).toBe('NOT_POSSIBLE_NOW');
  });
});

describe('a review', () => {
  const ratingOf = async ({ tutorId }: SampleTutor) =>
    (await world.server.database.query('SELECT rating_sum, rating_count FROM tutors WHERE id = $1', [tutorId]))[0];

  test('comes after the end, counts once, and can be changed for two weeks', async () => {
    const { learner, tutor, id } = await booked();
    const write = (stars: number, text = '') => world.act(learner, id, 'review', { stars, text }, 'PUT');
    expect(await codeOf(write(5))).toBe('NOT_POSSIBLE_NOW');
    await moveStart(world.server, id, -61);
    expect((await write(6)).status).toBe(422);
    expect((await write(0)).status).toBe(422);
    expect((await world.act(tutor, id, 'review', { stars: 5 }, 'PUT')).status).toBe(403);
    await Promise.all([write(5), write(5), write(5)]);
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 5, rating_count: 1 });
    expect(await changed(write(3, 'Patient'))).toMatchObject({ review: { stars: 3, text: 'Patient' } });
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 3, rating_count: 1 });
    await world.server.database.query(`UPDATE tutor_reviews SET created_at = now() - interval '15 days'`);
    expect(await codeOf(write(1))).toBe('NOT_POSSIBLE_NOW');
  });

  test('that leaves with its account leaves the sums too', async () => {
    const { learner, tutor, id } = await booked();
    await moveStart(world.server, id, -61);
    await changed(world.act(learner, id, 'review', { stars: 4 }, 'PUT'));
    await world.server.database.query('DELETE FROM tutor_reviews WHERE booking_id = $1', [id]);
    await recountRatings.run({}, world.server.services);
    expect(await ratingOf(tutor)).toEqual({ rating_sum: 0, rating_count: 0 });
  });
});

describe('notes of the tutor', () => {
  test('for the learner are read by them, private ones by nobody else', async () => {
    const { learner, tutor, id } = await booked();
    const admin = await world.newPerson({ roles: ['admin'] });
    const notes = { tutor_notes: 'Practise signs', private_notes: 'Shy' };
    expect(await changed(world.act(tutor, id, 'notes', notes, 'PUT'))).toMatchObject(notes);
    expect(await world.get(learner, id)).toMatchObject({ tutor_notes: 'Practise signs', private_notes: null });
    expect(await world.get(admin, id)).toMatchObject({ private_notes: null });
    expect((await world.act(learner, id, 'notes', notes, 'PUT')).status).toBe(403);
    expect((await world.act(admin, id, 'notes', notes, 'PUT')).status).toBe(403);
  });
});

describe('the brief', () => {
  const briefOf = (who: SamplePerson, id: string) =>
    world.server.call(`/api/bookings/${id}/brief`, { cookie: who.cookie });

  test('is shown to the booking’s tutor as long as the learner shares it', async () => {
    const { learner, tutor, id } = await booked();
    const admin = await world.newPerson({ roles: ['admin'] });
    expect((await briefOf(tutor, id)).status).toBe(404);
    await changed(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'));
    expect(await json<TutorBrief>(briefOf(tutor, id))).toEqual({
      mistakes: [],
      weak_topics: [],
      slips: [],
      courses: [],
    });
    for (const other of [learner, admin, await world.newTutor()]) expect((await briefOf(other, id)).status).toBe(404);
    await changed(world.act(learner, id, 'brief', { shares_brief: false }, 'PUT'));
    expect((await briefOf(tutor, id)).status).toBe(404);
  });

  test('cannot be shared or withdrawn by the tutor, nor after the start', async () => {
    const { learner, tutor, id } = await booked();
    expect((await world.act(tutor, id, 'brief', { shares_brief: true }, 'PUT')).status).toBe(403);
    await moveStart(world.server, id, -1);
    expect(await codeOf(world.act(learner, id, 'brief', { shares_brief: true }, 'PUT'))).toBe('NOT_POSSIBLE_NOW');
  });
});

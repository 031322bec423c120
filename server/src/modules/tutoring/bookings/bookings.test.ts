import { randomUUID } from 'node:crypto';
import type { Booking, BookingSummary } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { json } from '../../../test-support/test-server.ts';
import { hourOn, moveStart, startWithTutors } from './bookings.fixture.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

describe('a booking', () => {
  test('is there for its two sides and for administrators, and for nobody else', async () => {
    const { learner, tutor, id } = await world.booked();
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

  test('leads to where the tutor meets people now, and never to nowhere', async () => {
    const { learner, tutor, id } = await world.booked();
    await world.server.database.query('UPDATE bookings SET meeting_url = NULL WHERE id = $1', [id]);
    await insertSampleTheme(world.server.database, 'elektrotehnika', ['sl']);
    const texts = { headline: { sl: 'Mirno', en: '', de: '' }, bio: { sl: 'Učim.', en: '', de: '' } };
    const rest = { subjects: ['elektrotehnika'], languages: ['sl'], cents_per_hour: 3000 };
    const meetAt = async (meeting_url: string | null) =>
      expect((await world.post(tutor, '/api/teaching/profile', { ...texts, ...rest, meeting_url }, 'PUT')).status).toBe(
        200,
      );
    const linkOf = async () => (await world.get(learner, id)).meeting_url;
    for (const link of ['https://meet.example/first', 'https://meet.example/second']) {
      await meetAt(link);
      expect(await linkOf()).toBe(link);
    }
    // Saved again with the same link, or without one: nothing for calendars to take over.
    await meetAt('https://meet.example/second');
    await meetAt(null);
    expect(await linkOf()).toBe('https://meet.example/second');
    await moveStart(world.server, id, -61);
    await meetAt('https://meet.example/third');
    expect(await linkOf()).toBe('https://meet.example/second');
    expect((await world.get(learner, id)).sequence).toBe(2);
    const told = await world.server.database.query<{ payload: object }>(
      `SELECT payload FROM platform.events WHERE name = 'tutoring.meeting-link-changed' ORDER BY payload->>'sequence'`,
    );
    expect(told.map(({ payload }) => payload)).toEqual([1, 2].map((sequence) => ({ bookingId: id, sequence })));
  });

  test('can be taken into a calendar by the two, each with the name of the other', async () => {
    const { learner, tutor, id } = await world.booked();
    const fileFor = ({ cookie }: SamplePerson) =>
      world.server.call(`/api/bookings/${id}/invitation`, { cookie: `${cookie}; language=en` });
    for (const person of [learner, tutor]) {
      const file = await fileFor(person);
      expect(file.headers.get('content-type')).toContain('text/calendar');
      const text = await file.text();
      expect(text).toContain(`booking-${id}@`);
      expect(text).toContain('SUMMARY:Test Person: one-to-one session');
      expect(text).toContain('LOCATION:https://meet.example/room');
    }
    for (const other of [await world.newPerson(), await world.newPerson({ roles: ['admin'] })]) {
      expect((await fileFor(other)).status).toBe(404);
    }
    await world.act(learner, id, 'cancel');
    expect((await fileFor(learner)).status).toBe(404);
  });

  test('is in the lists of both, and only once it is confirmed in the tutor’s', async () => {
    const { learner, tutor, id } = await world.booked();
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
    const { learner, tutor, id } = await world.booked();
    const { services } = world.server;
    const source = services.calendarSources.find(({ name }) => name === 'bookings');
    for (const { id: userId } of [learner, tutor]) {
      const period = { userId, from: hourOn(4, 10.5), to: hourOn(4, 12), language: 'en', timeZone: 'UTC' } as const;
      const entries = await source?.load(services.db, period, services.texts);
      expect(entries).toMatchObject([{ id, title: 'Test Person: one-to-one session', isTentative: false }]);
      expect(await source?.load(services.db, { ...period, from: hourOn(4, 11) }, services.texts)).toEqual([]);
    }
  });
});

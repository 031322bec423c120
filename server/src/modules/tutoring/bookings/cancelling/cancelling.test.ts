import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { type ErrorBody, json, newestEvent } from '../../../../test-support/test-server.ts';
import { tutoringMinutesLeft } from '../../../billing/index.ts';
import { changed, codeOf, hourOn, moveStart, startWithTutors } from '../bookings.fixture.ts';
import { cancelAhead } from './cancel-for-closed-account.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

const minutesOf = ({ id }: SamplePerson) => tutoringMinutesLeft(world.server.services.db, id, new Date());

describe('cancelling', () => {
  test('in time gives the minutes back and lets the time go', async () => {
    const { learner, tutor, id } = await world.booked();
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
    const { learner, id } = await world.booked();
    await moveStart(world.server, id, 60);
    expect(await codeOf(world.act(learner, id, 'cancel', { expects: { cents: 0, minutes: 60 } }))).toBe(
      'REFUND_CHANGED',
    );
    expect(await world.get(learner, id)).toMatchObject({ status: 'confirmed', actions: { cancel: { minutes: 0 } } });
    await changed(world.act(learner, id, 'cancel', { expects: { cents: 0, minutes: 0 } }));
    expect(await minutesOf(learner)).toBe(60);
  });

  test('by the tutor gives everything back to the last moment', async () => {
    const { learner, tutor, id } = await world.booked();
    await moveStart(world.server, id, 5);
    expect(await changed(world.act(tutor, id, 'cancel'))).toMatchObject({ cancellation: { by: 'tutor' } });
    expect(await minutesOf(learner)).toBe(120);
  });

  test('is over with the start', async () => {
    const { learner, tutor, id } = await world.booked();
    await moveStart(world.server, id, -1);
    for (const who of [learner, tutor]) {
      const refusal = await json<ErrorBody>(world.act(who, id, 'cancel'));
      expect(refusal.code).toBe('NOT_POSSIBLE_NOW');
      // Subscriptions are refused with the same code, and have nothing to do with it.
      expect(refusal.message).not.toMatch(/naročnin/);
    }
  });

  test('happens for whoever closes their account, by the rule for their side', async () => {
    const { learner, tutor, id } = await world.booked();
    await moveStart(world.server, id, 60);
    await cancelAhead(world.server.services, tutor.id, new Date());
    expect(await world.get(learner, id)).toMatchObject({ status: 'cancelled', cancellation: { by: 'tutor' } });
    expect(await minutesOf(learner)).toBe(120);
    const second = await world.booked();
    await cancelAhead(world.server.services, second.learner.id, new Date());
    expect(await world.get(second.tutor, second.id)).toMatchObject({ cancellation: { by: 'learner' } });
  });
});

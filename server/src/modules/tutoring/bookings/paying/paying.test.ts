import { randomUUID } from 'node:crypto';
import type { Booking } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SamplePerson } from '../../../../test-support/sample-people.ts';
import { type ErrorBody, json } from '../../../../test-support/test-server.ts';
import { grantMinutes, hourOn, type SampleTutor, startWithTutors } from '../bookings.fixture.ts';
import { lapseDueHolds } from '../holding/lapse-holds.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

type Held = { learner: SamplePerson; tutor: SampleTutor; id: string; url: string };

/** Somebody who stands at the cashier. */
async function atCashier(startsAt = hourOn(4, 10)): Promise<Held> {
  const [learner, tutor] = [await world.newPerson(), await world.newTutor()];
  const { id } = await json<Booking>(world.hold(learner, tutor, { startsAt }));
  const { url } = await json<{ url: string }>(world.act(learner, id, 'pay', { payment: 'card' }));
  return { learner, tutor, id, url };
}

const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', security_code: '123' };
const pay = ({ learner, id }: Held) => world.post(learner, `/api/billing/sandbox/${id}/pay`, card);
const statusOf = async ({ learner, id }: Held) => (await world.get(learner, id)).status;
const lapse = ({ id }: Held) =>
  world.server.database.query(
    `WITH lapsed AS (UPDATE taken_times SET expires_at = now() - interval '1 second' WHERE source_id = $1)
     UPDATE bookings SET held_until = now() - interval '1 second' WHERE id = $1`,
    [id],
  );
const refundsOf = ({ id }: Held) =>
  world.server.database.query<{ cents: number }>('SELECT cents FROM purchase_refunds WHERE purchase_id = $1', [id]);
const eventsOf = async ({ id }: Held, name: string) =>
  world.server.database.query(`SELECT FROM platform.events WHERE name = $1 AND payload ->> 'bookingId' = $2`, [
    name,
    id,
  ]);
const becomes = (held: Held, status: string) =>
  vi.waitFor(async () => expect(await statusOf(held)).toBe(status), { timeout: 30_000, interval: 50 });

const untilClosed = ({ id }: Held) =>
  vi.waitFor(
    async () => {
      const rows = await world.server.database.query('SELECT status FROM purchases WHERE id = $1', [id]);
      expect(rows).toEqual([{ status: 'over' }]);
    },
    { timeout: 30_000, interval: 50 },
  );

describe('a payment by card', () => {
  test('confirms the booking by the cashier’s message, or by its learner coming back, once', async () => {
    const held = await atCashier();
    expect(held.url).toContain(held.id);
    expect(await statusOf(held)).toBe('held');
    expect((await pay(held)).status).toBe(200);
    await Promise.all([world.act(held.learner, held.id, 'sync'), world.act(held.learner, held.id, 'sync')]);
    await becomes(held, 'confirmed');
    expect(await world.get(held.tutor, held.id)).toMatchObject({ status: 'confirmed', cents: 3000, payment: 'card' });
    expect(await eventsOf(held, 'tutoring.booking-confirmed')).toHaveLength(1);
    expect(await refundsOf(held)).toEqual([]);
  });

  test('is heard of without its learner coming back', async () => {
    const held = await atCashier();
    await pay(held);
    await becomes(held, 'confirmed');
  });

  test('that is begun twice is one purchase', async () => {
    const held = await atCashier();
    const again = await json<{ url: string }>(world.act(held.learner, held.id, 'pay', { payment: 'card' }));
    expect(again.url).toBe(held.url);
  });

  test('comes back whole when the booking is cancelled in time', async () => {
    const held = await atCashier();
    await pay(held);
    await becomes(held, 'confirmed');
    await world.act(held.learner, held.id, 'cancel', { expects: { cents: 3000, minutes: 0 } });
    await world.act(held.learner, held.id, 'cancel', {});
    expect(await refundsOf(held)).toEqual([{ cents: 3000 }]);
    expect(await world.get(held.learner, held.id)).toMatchObject({ cancellation: { refund: { cents: 3000 } } });
  });

  test('is nobody else’s to make', async () => {
    const held = await atCashier();
    expect((await world.act(held.tutor, held.id, 'pay', { payment: 'card' })).status).toBe(403);
  });
});

describe('a hold that has lapsed', () => {
  test('is ended, with its payment, and its time is free', async () => {
    const held = await atCashier();
    await lapse(held);
    await lapseDueHolds(world.server.services, new Date());
    expect(await statusOf(held)).toBe('lapsed');
    expect((await pay(held)).ok).toBe(false);
    expect(await json<ErrorBody>(world.act(held.learner, held.id, 'pay', { payment: 'card' }))).toMatchObject({
      code: 'HOLD_LAPSED',
    });
    expect((await world.hold(await world.newPerson(), held.tutor, { startsAt: hourOn(4, 10) })).status).toBe(200);
  });

  test('that is paid for late is booked while its time is still free', async () => {
    const held = await atCashier();
    await lapse(held);
    await pay(held);
    await lapseDueHolds(world.server.services, new Date());
    await becomes(held, 'confirmed');
    const taken = await world.server.database.query<{ kind: string }>(
      'SELECT kind FROM taken_times WHERE source_id = $1',
      [held.id],
    );
    expect(taken).toEqual([{ kind: 'booking' }]);
  });

  test('that is paid for when its time is somebody else’s is paid back, and they are told', async () => {
    const held = await atCashier();
    await lapse(held);
    expect((await world.hold(await world.newPerson(), held.tutor, { startsAt: hourOn(4, 10.5) })).status).toBe(200);
    await pay(held);
    await world.act(held.learner, held.id, 'sync');
    await becomes(held, 'lapsed');
    expect(await refundsOf(held)).toEqual([{ cents: 3000 }]);
    expect(await eventsOf(held, 'tutoring.late-payment-refunded')).toHaveLength(1);
    expect(await world.get(held.learner, held.id)).toMatchObject({ is_paid_back: true });
  });

  test('that was paid back takes no time any more, also when that is free again', async () => {
    const held = await atCashier();
    await lapse(held);
    const other = await world.newPerson();
    const { id } = await json<Booking>(world.hold(other, held.tutor, { startsAt: hourOn(4, 10) }));
    await pay(held);
    await world.act(held.learner, held.id, 'sync');
    await becomes(held, 'lapsed');
    await world.act(other, id, 'cancel');
    await world.act(held.learner, held.id, 'sync');
    expect((await world.hold(await world.newPerson(), held.tutor, { startsAt: hourOn(4, 10) })).status).toBe(200);
  });

  test('that is paid for when its tutor takes no bookings any more is paid back', async () => {
    const held = await atCashier();
    await pay(held);
    await world.server.database.query(
      `WITH given_up AS (DELETE FROM taken_times WHERE source_id = $1),
            paused AS (UPDATE tutors SET status = 'paused' WHERE id = $2)
       UPDATE bookings SET status = 'lapsed', confirmed_at = NULL, held_until = now() - interval '1 second' WHERE id = $1`,
      [held.id, held.tutor.tutorId],
    );
    await world.act(held.learner, held.id, 'sync');
    expect(await statusOf(held)).toBe('lapsed');
    expect(await refundsOf(held)).toEqual([{ cents: 3000 }]);
  });
});

describe('a hold that was paid for late', () => {
  const paidLate = async (held: Held) => {
    await lapse(held);
    await pay(held);
    await world.act(held.learner, held.id, 'sync');
    return statusOf(held);
  };

  test('is paid back where the tutor has taken that time off meanwhile', async () => {
    const held = await atCashier();
    const [starts, ends] = [hourOn(4, 0), hourOn(5, 0)].map((moment) => moment.toISOString().slice(0, 16));
    const off = await world.post(held.tutor, `/api/teaching/time-off/${randomUUID()}`, { starts, ends }, 'PUT');
    expect(off.status).toBe(200);
    expect(await paidLate(held)).toBe('lapsed');
    expect(await refundsOf(held)).toEqual([{ cents: 3000 }]);
  });

  test('is paid back where the tutor takes no bookings any more', async () => {
    const held = await atCashier();
    expect((await world.post(held.tutor, '/api/teaching/pause')).status).toBe(200);
    expect(await paidLate(held)).toBe('lapsed');
    expect(await refundsOf(held)).toEqual([{ cents: 3000 }]);
  });
});

test('a hold is kept for whoever pays in time, though the tutor takes that time off meanwhile', async () => {
  const held = await atCashier();
  const [starts, ends] = [hourOn(4, 0), hourOn(5, 0)].map((moment) => moment.toISOString().slice(0, 16));
  await world.post(held.tutor, `/api/teaching/time-off/${randomUUID()}`, { starts, ends }, 'PUT');
  await pay(held);
  await becomes(held, 'confirmed');
});

describe('a hold that was given up', () => {
  test('cannot be paid for any more', async () => {
    const held = await atCashier();
    expect((await world.act(held.learner, held.id, 'cancel')).status).toBe(200);
    expect(await statusOf(held)).toBe('lapsed');
    await untilClosed(held);
    expect((await pay(held)).ok).toBe(false);
    const taken = await world.server.database.query('SELECT FROM taken_times WHERE source_id = $1', [held.id]);
    expect(taken).toEqual([]);
  });

  test('and paid for in the same moment is paid back', async () => {
    const held = await atCashier();
    await pay(held);
    await world.server.database.query(
      `UPDATE bookings SET status = 'lapsed', cancelled_by = 'learner', cancelled_at = now(), confirmed_at = NULL,
                           held_until = now() - interval '1 second' WHERE id = $1`,
      [held.id],
    );
    await world.act(held.learner, held.id, 'sync');
    await vi.waitFor(async () => expect(await refundsOf(held)).toEqual([{ cents: 3000 }]), { timeout: 30_000 });
    expect(await statusOf(held)).toBe('lapsed');
  });

  test('is nobody’s to give up but its learner’s', async () => {
    const held = await atCashier();
    expect((await world.act(held.tutor, held.id, 'cancel')).status).toBe(403);
  });
});

test('included minutes pay for what is held, and the way to the cashier is closed', async () => {
  const held = await atCashier();
  expect((await world.act(held.learner, held.id, 'pay', { payment: 'included' })).status).toBe(409);
  await grantMinutes(world.server, held.learner.id, 60);
  expect(await world.get(held.learner, held.id)).toMatchObject({ actions: { can_use_minutes: true } });
  const paid = await world.act(held.learner, held.id, 'pay', { payment: 'included' });
  expect(await paid.json()).toEqual({ url: null });
  expect(await world.get(held.learner, held.id)).toMatchObject({ status: 'confirmed', payment: 'included' });
  await untilClosed(held);
  expect((await pay(held)).ok).toBe(false);
  const again = await world.act(held.learner, held.id, 'pay', { payment: 'included' });
  expect(again.status).toBe(200);
});

test('a tutor who takes nothing is booked without a payment', async () => {
  const [learner, tutor] = [await world.newPerson(), await world.newTutor({ centsPerHour: 0 })];
  const booking = await json<Booking>(world.hold(learner, tutor, { startsAt: hourOn(4, 10) }));
  expect(booking).toMatchObject({ status: 'confirmed', cents: 0 });
});

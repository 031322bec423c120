import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from './database/database.ts';
import { defineJob, type Jobs } from './jobs.ts';
import { eventDeliveries, events } from './platform.tables.ts';
import type { Event, Services } from './services.ts';

export function defineEvent<Payload>(name: string, payload: z.ZodType<Payload>): Event<Payload> {
  return { name, payload };
}

/**
 * A reaction to an event. `handle` writes through the transaction it is given, which also records the delivery:
 * its effects are committed exactly once, however often the delivery is tried.
 */
export type Listener = {
  event: string;
  /** Unique among all listeners and stable over time, such as `email.welcome`: deliveries are recorded under it. */
  name: string;
  handle: (db: Db, payload: unknown, services: Services) => Promise<void>;
};

export function listen<Payload>(
  event: Event<Payload>,
  name: string,
  handle: (db: Db, payload: Payload, services: Services) => Promise<void>,
): Listener {
  return {
    event: event.name,
    name,
    handle: (db, payload, services) => handle(db, event.payload.parse(payload), services),
  };
}

export type Events = ReturnType<typeof createEvents>;

export function createEvents(listeners: readonly Listener[], jobs: Jobs) {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  if (byName.size !== listeners.length) throw new Error('Two listeners share a name');

  const deliver = defineJob({
    name: 'deliver-event',
    input: z.object({ eventId: z.uuid(), subscriber: z.string() }),
    retries: 10,
    async run({ eventId, subscriber }, services) {
      const listener = byName.get(subscriber);
      // One that was removed since: nobody is left to care.
      if (!listener) return;
      await services.db.transaction(async (tx) => {
        const claimed = await tx
          .insert(eventDeliveries)
          .values({ eventId, subscriber })
          .onConflictDoNothing()
          .returning();
        if (claimed.length === 0) return;
        const [event] = await tx.select().from(events).where(eq(events.id, eventId));
        await listener.handle(tx, event?.payload, services);
      });
    },
  });

  /**
   * What was given up because of a fault that is mended by now, or of an outage of hours, gets one more attempt a night. It
   * looks for deliveries that failed, not for events that a listener has not had: a delivery is queued together with its
   * event for each listener of that time, so that one which is added later is told nothing of the past.
   */
  const retryDeliveries = defineJob({
    name: 'retry-deliveries',
    input: z.object({}),
    retries: 2,
    schedule: '29 3 * * *',
    async run(_, { db }) {
      await jobs.retryFailed(db, deliver, new Date(Date.now() - daysOfRetries * 24 * 60 * 60 * 1000));
    },
  });

  const listenersOf = ({ name }: { name: string }) => listeners.filter((each) => each.event === name);

  return {
    jobs: [deliver, retryDeliveries, forgetOldEvents],

    async announce<Payload>(db: Db, event: Event<Payload>, payload: Payload): Promise<void> {
      const [row] = await db
        .insert(events)
        .values({ name: event.name, payload: event.payload.parse(payload) })
        .returning({ id: events.id });
      if (!row) throw new Error(`Event ${event.name} was not stored`);
      for (const { name } of listenersOf(event)) {
        await jobs.enqueue(db, deliver, { eventId: row.id, subscriber: name });
      }
    },

    async announceAll<Payload>(db: Db, event: Event<Payload>, payloads: readonly Payload[]): Promise<void> {
      if (payloads.length === 0) return;
      const rows = await db
        .insert(events)
        .values(payloads.map((payload) => ({ name: event.name, payload: event.payload.parse(payload) })))
        .returning({ id: events.id });
      const deliveries = listenersOf(event).flatMap(({ name }) =>
        rows.map(({ id }) => ({ eventId: id, subscriber: name })),
      );
      await jobs.enqueueAll(db, deliver, deliveries);
    },
  };
}

/** As long as the queue knows of a failed delivery anyway; what is heard of later than that is of no use to most listeners. */
const daysOfRetries = 7;

/** Deliveries give up after a week at most, so ninety days is ample for looking into what happened. */
const forgetOldEvents = defineJob({
  name: 'forget-old-events',
  input: z.object({}),
  retries: 2,
  schedule: '17 3 * * *',
  async run(_, { db }) {
    await db.delete(events).where(lt(events.occurredAt, sql`now() - interval '90 days'`));
  },
});

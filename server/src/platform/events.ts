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
export type Subscription = {
  event: string;
  /** Unique among all subscriptions and stable over time, such as `email.welcome`. */
  subscriber: string;
  handle: (db: Db, payload: unknown, services: Services) => Promise<void>;
};

export function subscribe<Payload>(
  event: Event<Payload>,
  subscriber: string,
  handle: (db: Db, payload: Payload, services: Services) => Promise<void>,
): Subscription {
  return {
    event: event.name,
    subscriber,
    handle: (db, payload, services) => handle(db, event.payload.parse(payload), services),
  };
}

export type Events = ReturnType<typeof createEvents>;

export function createEvents(subscriptions: readonly Subscription[], jobs: Jobs) {
  const bySubscriber = new Map(subscriptions.map((subscription) => [subscription.subscriber, subscription]));
  if (bySubscriber.size !== subscriptions.length) throw new Error('Two subscriptions share a subscriber name');

  const deliver = defineJob({
    name: 'deliver-event',
    input: z.object({ eventId: z.uuid(), subscriber: z.string() }),
    retries: 10,
    async run({ eventId, subscriber }, services) {
      const subscription = bySubscriber.get(subscriber);
      // A subscriber that was removed since: nobody is left to care.
      if (!subscription) return;
      await services.db.transaction(async (tx) => {
        const claimed = await tx
          .insert(eventDeliveries)
          .values({ eventId, subscriber })
          .onConflictDoNothing()
          .returning();
        if (claimed.length === 0) return;
        const [event] = await tx.select().from(events).where(eq(events.id, eventId));
        await subscription.handle(tx, event?.payload, services);
      });
    },
  });

  return {
    jobs: [deliver, forgetOldEvents],

    async announce<Payload>(db: Db, event: Event<Payload>, payload: Payload): Promise<void> {
      const [row] = await db
        .insert(events)
        .values({ name: event.name, payload: event.payload.parse(payload) })
        .returning({ id: events.id });
      if (!row) throw new Error(`Event ${event.name} was not stored`);
      for (const { subscriber } of subscriptions.filter((each) => each.event === event.name)) {
        await jobs.enqueue(db, deliver, { eventId: row.id, subscriber });
      }
    },
  };
}

/** Deliveries give up after days at most, so ninety days is ample for looking into what happened. */
const forgetOldEvents = defineJob({
  name: 'forget-old-events',
  input: z.object({}),
  retries: 2,
  schedule: '17 3 * * *',
  async run(_, { db }) {
    await db.delete(events).where(lt(events.occurredAt, sql`now() - interval '90 days'`));
  },
});

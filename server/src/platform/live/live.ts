import { sql } from 'drizzle-orm';
import { type ConnectionLimits, usualLimits } from '../database/connection.ts';
import type { Db } from '../database/database.ts';
import type { Logger } from '../logging.ts';
import { createListener, type ListenerPauses, usualListenerPauses } from './listener.ts';
import { createWatchers, type LiveChange } from './watchers.ts';

export type Live = ReturnType<typeof createLive>;

const channel = 'navor_live';

/** PostgreSQL carries less than 8000 bytes at once; ids need a small part of that, and texts are never sent this way. */
const longestPayload = 500;

/**
 * Tells every process of a change at once, over PostgreSQL's own messages. Only names go over it: whoever hears of a change
 * reads it from the tables, with the access that is theirs at that moment.
 */
export function createLive(
  databaseUrl: string,
  log: Logger,
  limits: ConnectionLimits = usualLimits,
  pauses: ListenerPauses = usualListenerPauses,
) {
  const watchers = createWatchers();
  const listener = createListener({
    ...{ url: databaseUrl, channel, limits, pauses, log },
    onMessage: (payload) => tell(payload),
    onListening: () => watchers.tellAll({ kind: 'reconnected' }),
  });

  function tell(payload: string): void {
    const separator = payload.indexOf(' ');
    const [topic, id] = [payload.slice(0, separator), payload.slice(separator + 1)];
    watchers.tell(topic, { kind: 'changed', topic, id });
  }

  return {
    async publish(db: Db, topic: string, id: string): Promise<void> {
      const payload = `${topic} ${id}`;
      if (/\s/.test(topic) || payload.length > longestPayload)
        throw new Error('Only a topic and an id can be published');
      await db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);
    },

    watch(topics: readonly string[], signal: AbortSignal): AsyncIterable<LiveChange> {
      const changes = watchers.add(topics, signal);
      listener.start();
      return changes;
    },

    /** Ends whatever is watched; who comes after gets an end at once. */
    async stop(): Promise<void> {
      watchers.endAll();
      await listener.stop();
    },
  };
}

import type { OwnEvent } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPerson } from '../../identity/index.ts';
import { ownEvents } from '../calendar.tables.ts';
import { type EventFields, eventColumns, presentEvent } from './event-row.ts';
import { replaceEventRows } from './own-event-rows.ts';

type NewEvent = { userId: string; id: string; fields: EventFields; now: Date };

/** Writes an event under an id that its form chose: what is sent again is there already. */
export function addEvent(
  services: Pick<Services, 'db' | 'events'>,
  { userId, id, fields, now }: NewEvent,
): Promise<OwnEvent> {
  return services.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [existing] = await tx.select().from(ownEvents).where(eq(ownEvents.id, id));
    if (existing) {
      if (existing.userId !== userId || existing.seriesId) throw new AppError('NOT_FOUND');
      return presentEvent(existing);
    }
    const row = {
      ...{ id, userId, seriesId: null, occurrence: null, excluded: [], sequence: 0, createdAt: now, updatedAt: now },
      ...eventColumns(fields),
    };
    await replaceEventRows(tx, services, { userId, before: [], after: [row], now });
    return presentEvent(row);
  });
}

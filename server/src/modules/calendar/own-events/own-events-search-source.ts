import { languages } from '@navor/languages';
import { eq, isNull, or } from 'drizzle-orm';
import type { SearchSource } from '../../../platform/searchable.ts';
import { ownEvents } from '../calendar.tables.ts';
import type { EventRow } from './event-row.ts';

/** What people have written into their own calendars, each for its writer alone. */
export const ownEventsSearchSource: SearchSource = {
  name: 'own-events',

  async listGroups(db) {
    const rows = await db.select({ id: ownEvents.id }).from(ownEvents).where(isNull(ownEvents.seriesId));
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, eventId) {
    const rows = await db
      .select()
      .from(ownEvents)
      .where(or(eq(ownEvents.id, eventId), eq(ownEvents.seriesId, eventId)));
    const event = rows.find(({ id, seriesId }) => id === eventId && seriesId === null);
    if (!event) return [];
    // A changed occurrence is found by itself only where it says something else.
    const others = rows.filter(
      ({ seriesId, title, notes }) => seriesId && (title !== event.title || notes !== event.notes),
    );
    return [event, ...others].map((row) => ({
      ...{ kind: 'event' as const, id: row.id, path: pathOf(row), ownerId: row.userId, access: 'signed-in' as const },
      // Nobody says which language they write in.
      documents: languages.map((language) => ({
        ...{ language, title: row.title, summary: row.location, context: null, keywords: [] },
        passages: row.notes ? [{ anchor: null, heading: null, text: row.notes, formulas: [] }] : [],
      })),
    }));
  },
};

function pathOf({ id, seriesId, occurrence }: EventRow): string {
  const query = occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : '';
  return `calendar/events/${seriesId ?? id}${query}`;
}

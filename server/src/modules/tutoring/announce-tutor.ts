import type { Db } from '../../platform/database/database.ts';
import { searchableChanged } from '../../platform/searchable.events.ts';
import type { Services } from '../../platform/services.ts';
import { tutorsSearchSource } from './directory/tutors-search-source.ts';

/** Tells the search in the transaction that changes what of a tutor can be found. */
export function announceTutor(tx: Db, { events }: Pick<Services, 'events'>, tutorId: string): Promise<void> {
  return events.announce(tx, searchableChanged, { source: tutorsSearchSource.name, groupId: tutorId });
}

import type { Db } from '../../platform/database/database.ts';
import { searchableChanged } from '../../platform/searchable.events.ts';
import type { Services } from '../../platform/services.ts';
import { librarySearchSource } from './catalogue/library-search-source.ts';

/** An item, or how it is found, has changed; call it in the transaction that changes it. */
export function announceItem(db: Db, events: Services['events'], itemId: string): Promise<void> {
  return events.announce(db, searchableChanged, { source: librarySearchSource.name, groupId: itemId });
}

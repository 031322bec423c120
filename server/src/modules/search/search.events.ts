import { type Subscription, subscribe } from '../../platform/events.ts';
import { type SearchSource, searchableChanged } from '../../platform/searchable.ts';
import { indexSubscriber } from './indexing/bring-index-up-to-date.ts';
import { indexGroup } from './indexing/index-group.ts';

/** The index follows whatever modules publish, change and withdraw. */
export function searchSubscriptions(sources: readonly SearchSource[]): Subscription[] {
  return [
    subscribe(searchableChanged, indexSubscriber, async (tx, { source: name, groupId }) => {
      const source = sources.find((each) => each.name === name);
      if (source) await indexGroup(tx, { source, groupId });
    }),
  ];
}

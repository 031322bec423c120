import { type Listener, listen } from '../../platform/events.ts';
import { searchableChanged } from '../../platform/searchable.events.ts';
import { indexGroup } from './indexing/index-group.ts';

/** The index follows whatever modules publish, change and withdraw. */
export const searchListeners: Listener[] = [
  listen(searchableChanged, 'search.index', async (tx, { source: name, groupId }, { searchSources }) => {
    const source = searchSources.find((each) => each.name === name);
    if (source) await indexGroup(tx, { source, groupId });
  }),
];

import { overEdits } from '../../../../content/files/edited-in-app.ts';
import { formatLibrary } from '../format-library.ts';
import type { Rule } from './rule.ts';

/** What somebody edited in the app is not undone by files that know nothing of it. */
export const edits: Rule = ({ items }, { edited }) =>
  items.flatMap((item) =>
    overEdits(
      'item',
      formatLibrary({ tags: undefined, items: [item] }),
      edited.find(({ id }) => id === item.id),
    ),
  );

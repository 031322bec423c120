import { overEdits } from '../../../../content/files/edited-in-app.ts';
import { formatPages } from '../format-pages.ts';
import type { Rule } from './rule.ts';

/** What somebody edited in the app is not undone by files that know nothing of it. */
export const edits: Rule = ({ pages }, edited) =>
  pages.flatMap((page) =>
    overEdits(
      'page',
      formatPages([page]),
      edited.find(({ id }) => id === page.id),
    ),
  );

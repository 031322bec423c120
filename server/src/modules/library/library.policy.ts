import type { SearchAccess } from '../../platform/searchable.ts';

/** What is published is everybody's to read and to find, whatever their plan. */
export const itemSearchAccess: SearchAccess = 'everybody';

/** A condition on rows of `library_items` that people may know of. Drafts exist for nobody, their authors included. */
export function isReadableSql(items: string): string {
  return `${items}.status = 'published'`;
}

import type { CourseLevel, LibraryKind } from '@navor/contract';
import { isContentId } from '../../courses/index.ts';

export type Filters = {
  theme?: string | undefined;
  kind?: LibraryKind | undefined;
  level?: CourseLevel | undefined;
  tag?: string | undefined;
  bookmarked: boolean;
};

/** What people choose from with a number beside each choice, and all else. */
export type Conditions = Record<'theme' | 'kind' | 'tag' | 'rest', string>;

const everything = 'true';

/** Conditions on `library_items`, those that are set and no others: without any, a list needs nothing but an index. */
export function filterOf({ theme, kind, level, tag, bookmarked }: Filters, reader: string | null) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  // An id that cannot exist has no items, and the database might not even read it.
  const byId = (id: string | undefined, condition: (parameter: string) => string) => {
    if (id === undefined) return everything;
    return isContentId(id) ? condition(given(id)) : 'false';
  };
  const ofReader = () =>
    reader === null
      ? 'false'
      : `EXISTS (SELECT FROM library_bookmarks
                 WHERE user_id = ${given(reader)}::uuid AND item_id = library_items.id)`;
  const rest = [...(level ? [`library_items.level = ${given(level)}`] : []), ...(bookmarked ? [ofReader()] : [])];
  const conditions: Conditions = {
    theme: byId(theme, (parameter) => `library_items.theme_id = ${parameter}`),
    kind: kind ? `library_items.kind = ${given(kind)}` : everything,
    tag: byId(tag, (parameter) => `library_items.tags @> ARRAY[${parameter}::text]`),
    rest: rest.join(' AND ') || everything,
  };
  return { conditions, values, isEverything: Object.values(conditions).every((each) => each === everything) };
}

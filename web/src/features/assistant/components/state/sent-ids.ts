import { newId } from '#platform/new-id.ts';

type Ids = { turnId: string; answerId: string };

/**
 * Ids for what is sent. The same thing sent again while it is not known whether it arrived has the same ids, so that it is
 * done once; `since` is what is known of the conversation: once what was sent is seen there, the next is another one.
 */
export function createSentIds(make: () => string = newId) {
  let last: (Ids & { what: string }) | null = null;
  return {
    idsFor(what: readonly unknown[], since: string | undefined): Ids {
      const key = JSON.stringify([what, since]);
      if (last?.what !== key) last = { what: key, turnId: make(), answerId: make() };
      return last;
    },
    /** It arrived. */
    forget(): void {
      last = null;
    },
  };
}

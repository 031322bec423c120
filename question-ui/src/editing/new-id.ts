/**
 * An id for an option, a pair or an item that is added. Answers to older versions are told apart by these, so one that was
 * removed must not lend its id to another: hence by chance, not by counting.
 */
export function newId(): string {
  return Math.random().toString(36).slice(2, 8).padEnd(6, '0');
}

/** Letters of any script with what stands between them in names, and nothing by which a place or a number could be named. */
const nameOnly = /^[\p{L}\p{M}'’.\- ]+$/u;
/** What mail programs make a link of, such as `example.com`. */
const addressLike = /\.\p{L}{2,}/u;

/**
 * Whether a name may stand in a message. Accounts are opened with any name and any address, so that a message may carry
 * the words of one stranger to another: a name is short, and no more than a name.
 */
export function isPresentableName(name: string): boolean {
  return name.length <= 60 && name.split(/\s+/).length <= 5 && nameOnly.test(name) && !addressLike.test(name);
}

/** What tags can be, apart from the schemas: browsers need this, but no validator. */

export const mostTags = 10;
export const longestTag = 40;
export const tagPattern = /^[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)*$/u;

export function isTag(text: string): boolean {
  return text.length <= longestTag && tagPattern.test(text);
}

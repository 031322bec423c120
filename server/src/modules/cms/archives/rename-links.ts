/** New ids by kinds and old ids, such as `course osnove`. */
export type Names = ReadonlyMap<string, string>;

/** Of a link or of the definition of one, as far as the id that it begins with: `](../osnove`, `]: /library/upornosti`. */
const target = /(\](?:\(|:)[ \t]{0,9}<?)(\.\.\/|\/library\/|)([a-z0-9-]+)(?=([/#)>\s]|$))/g;

/**
 * Leads the links of a text to the new ids of documents. By its lines alone, as files are found that texts refer to: what no
 * parser has seen yet may be anything.
 *
 * @param kind of the document that the text is in: what has no folder before it is a lesson of its course, or another item
 */
export function renameLinks(text: string, kind: string, names: Names): string {
  return text.replace(target, (link, opening: string, folder: string, id: string, next: string) => {
    const renamed = names.get(`${kindOf(folder, kind, next)} ${id}`);
    return renamed === undefined ? link : `${opening}${folder}${renamed}`;
  });
}

function kindOf(folder: string, kind: string, next: string): string | undefined {
  if (folder === '../') return 'course';
  if (folder === '/library/') return 'item';
  return kind === 'item' && next !== '/' ? 'item' : undefined;
}

import { canonicalForm } from '../../../content/files/canonical-form.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeYaml } from '../../../content/files/yaml-file.ts';
import { type ItemFile, itemShape, type TagsFile, tagsShape } from './library-shapes.ts';
import type { ReadItem, ReadTags, ReadText } from './read-library.ts';

/** What it takes to write an item. */
export type WritableItem = Pick<ReadItem, 'id' | 'file' | 'files'> & {
  texts: ReadonlyMap<string, Pick<ReadText, 'source'>>;
};
type Writable = { tags: Pick<ReadTags, 'file'> | undefined; items: WritableItem[] };

/** The files as an export would write them. */
export function formatLibrary({ tags, items }: Writable): ContentFiles {
  const files: ContentFiles = new Map();
  if (tags) files.set('library/tags.yaml', writeTags(tags.file));
  for (const item of items) {
    const folder = `library/${item.id}`;
    files.set(`${folder}/item.yaml`, writeItem(item.file));
    for (const [language, { source }] of item.texts) files.set(`${folder}/text.${language}.md`, Buffer.from(source));
    for (const [path, bytes] of item.files) files.set(`${folder}/${path}`, bytes);
  }
  return files;
}

export function writeItem(item: ItemFile): Buffer {
  return Buffer.from(writeYaml(canonicalForm(itemShape, item)));
}

/** By id, since nothing else says which comes first. */
function writeTags(tags: TagsFile): Buffer {
  const sorted = Object.entries(tags).sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(writeYaml(canonicalForm(tagsShape, Object.fromEntries(sorted))));
}

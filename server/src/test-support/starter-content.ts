import { join } from 'node:path';
import { declared } from '../app.ts';
import { readFolder } from '../content/content-folder.ts';
import type { RenderedTexts } from '../content/content-kind.ts';
import { readRenderedTexts } from '../content/rendered-texts.ts';

export const starterFolder = join(import.meta.dirname, '../../../content');

/** What the texts of the starter content look like; one test renders them all and compares, so that no other has to. */
export async function starterTexts(): Promise<RenderedTexts> {
  return readRenderedTexts(starterFolder, await readFolder(declared.contentKinds, starterFolder));
}

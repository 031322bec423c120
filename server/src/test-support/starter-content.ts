import { join } from 'node:path';
import { declared } from '../app.ts';
import { exportFiles, loadShippedFolder, readFolder } from '../content/content-folder.ts';
import type { RenderedTexts } from '../content/content-kind.ts';
import type { ContentFiles } from '../content/files/content-files.ts';
import { readRenderedTexts } from '../content/rendered-texts.ts';
import type { Services } from '../platform/services.ts';

export const starterFolder = join(import.meta.dirname, '../../../content');

/** What the texts of the starter content look like; one test renders them all and compares, so that no other has to. */
export async function starterTexts(): Promise<RenderedTexts> {
  return readRenderedTexts(starterFolder, await readFolder(declared.contentKinds, starterFolder));
}

/** All of the starter content, as an empty installation begins with it. */
export async function loadStarterContent(services: Services): Promise<void> {
  const report = await loadShippedFolder(services, declared.contentKinds, starterFolder);
  if (report.kind === 'refused') throw new Error(`The starter content has faults: ${JSON.stringify(report.problems)}`);
}

/** All content of the database, as the folder that it is loaded from. */
export function exportContent(services: Services): Promise<ContentFiles> {
  return exportFiles(services, declared.contentKinds);
}

import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { RenderedOwners } from '../../../content/render-outdated-texts.ts';
import type { LibraryReferences } from './library-references.ts';
import { type PreparedText, prepareLibrary } from './prepare-library.ts';

type Input = { files: ReadonlyMap<string, Uint8Array>; references: LibraryReferences };

/** The texts of all items in some files; what else these say is left out. */
export async function renderItems({ files, references }: Input): Promise<RenderedOwners<PreparedText>> {
  const { items, problems } = await prepareLibrary(asBuffers(files), references);
  return { owners: items.map(({ id, prepared }) => ({ id, prepared })), problems };
}

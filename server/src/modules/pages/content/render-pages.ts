import { asBuffers } from '../../../content/files/as-buffers.ts';
import type { RenderedOwners } from '../../../content/render-outdated-texts.ts';
import { type PreparedText, preparePages } from './prepare-pages.ts';

/** The texts of all pages in some files; what else these say is left out. */
export async function renderPages(files: ReadonlyMap<string, Uint8Array>): Promise<RenderedOwners<PreparedText>> {
  const { pages, problems } = await preparePages(asBuffers(files));
  return { owners: pages.map(({ id, prepared }) => ({ id, prepared })), problems };
}

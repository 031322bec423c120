import { asBuffers } from '../../../content/files/as-buffers.ts';
import { titledRows } from '../../../content/save-named-rows.ts';
import { readLibrary } from './read-library.ts';

/** The tags of `library/tags.yaml`; none where it cannot be read. */
export function readTagRows(files: ReadonlyMap<string, Uint8Array>) {
  return titledRows(readLibrary(asBuffers(files)).tags?.file ?? {});
}

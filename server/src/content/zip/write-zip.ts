import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file for an archive: its bytes, or how to get at those that are not to be held in memory. */
export type PackedFile = { path: string; content: Buffer | { size: number; open: () => Promise<Readable> } };

/**
 * Packs files while the archive is being sent. The same files make the same bytes, whatever their order, the time of day and
 * the system: an archive can be compared, and kept under version control.
 */
export function writeZip(files: Iterable<PackedFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Whoever stops listening in the middle leaves a file behind that nobody would close.
  output.on('close', () => open?.destroy());
  const inOrder = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  for (const { path, content } of inOrder) {
    const options = { ...fixed, compress: !isPacked.test(path) };
    if (Buffer.isBuffer(content)) {
      zip.addBuffer(content, path, options);
      continue;
    }
    zip.addReadStreamLazy(path, { ...options, size: content.size }, async (done) => {
      try {
        open = await content.open();
        done(null, open);
      } catch (error) {
        output.destroy(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }
  zip.end();
  return output;
}

/** Times before 1980 become its first moment, in every time zone. */
const fixed = { mtime: new Date(0), mode: 0o100644, forceDosTimestamp: true };

/** Packing these again takes time and saves nothing. */
const isPacked = /\.(png|jpe?g|webp|avif|gif|mp4|webm|zip)$/i;

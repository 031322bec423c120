import type { ContentFiles } from './content-files.ts';

/** On their way between threads, buffers become plain bytes. */
export function asBuffers(files: ReadonlyMap<string, Uint8Array>): ContentFiles {
  return new Map(
    Array.from(files, ([path, { buffer, byteOffset, byteLength }]) => [
      path,
      Buffer.from(buffer, byteOffset, byteLength),
    ]),
  );
}

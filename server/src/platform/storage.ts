import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

export type Storage = ReturnType<typeof createStorage>;

/** Files of users and authors. A key is a relative path of safe segments, such as `avatars/4f1c.webp`. */
export function createStorage(root: string) {
  return {
    /** Whole or not at all: a reader never sees half a file, a crash leaves the old one. */
    async put(key: string, bytes: Uint8Array): Promise<void> {
      const path = pathOf(root, key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.draft`;
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(key: string): Promise<{ size: number; stream: ReadableStream } | undefined> {
      const path = pathOf(root, key);
      // Opened once, so that size and bytes are of the same file even if it is replaced meanwhile.
      const file = await open(path).catch(() => undefined);
      const found = await file?.stat();
      if (!file || !found?.isFile()) {
        await file?.close();
        return undefined;
      }
      return { size: found.size, stream: Readable.toWeb(file.createReadStream()) as ReadableStream };
    },

    async remove(key: string): Promise<void> {
      await rm(pathOf(root, key), { force: true });
    },
  };
}

const segment = /^[a-z0-9][a-z0-9._-]*$/i;

function pathOf(root: string, key: string): string {
  const segments = key.split('/');
  if (!segments.every((part) => segment.test(part))) throw new Error(`Not a storage key: ${key}`);
  return join(root, ...segments);
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';

/** Bytes from one to another, both included. */
export type Part = { start: number; end: number };
type Found = { size: number; part: Part | undefined; stream: ReadableStream };

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

    /** The whole file, or the part of it that `partOf` chooses once the size is known. */
    async get(key: string, partOf: (size: number) => Part | undefined = () => undefined): Promise<Found | undefined> {
      const path = pathOf(root, key);
      // Opened once, so that size and bytes are of the same file even if it is replaced meanwhile.
      const file = await open(path).catch(() => undefined);
      const found = await file?.stat();
      if (!file || !found?.isFile()) {
        await file?.close();
        return undefined;
      }
      const { size } = found;
      const part = partOf(size);
      return { size, part, stream: Readable.toWeb(file.createReadStream(part)) as ReadableStream };
    },

    async sizeOf(key: string): Promise<number | undefined> {
      const found = await stat(pathOf(root, key)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },

    async remove(key: string): Promise<void> {
      await rm(pathOf(root, key), { force: true });
    },
  };
}

/** Files under this folder are served to anybody under `/files/`. */
const publicFolder = 'public/';
const publicAddress = '/files/';

export function publicAddressOf(key: string): string {
  if (!key.startsWith(publicFolder)) throw new Error(`Not a public file: ${key}`);
  return `${publicAddress}${key.slice(publicFolder.length)}`;
}

/** The key of the file behind an address of ours; undefined for any other address. */
export function publicKeyOf(address: string): string | undefined {
  const key = address.startsWith(publicAddress) && `${publicFolder}${address.slice(publicAddress.length)}`;
  return key && isKey(key) ? key : undefined;
}

const segment = /^[a-z0-9][a-z0-9._-]*$/i;

function isKey(key: string): boolean {
  return key.split('/').every((part) => segment.test(part));
}

function pathOf(root: string, key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`);
  return join(root, ...key.split('/'));
}

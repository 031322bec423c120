import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type ReceivedFile, type Reception, receiveFile } from './receive-file.ts';

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

    /** Takes a file in of whatever length without holding it in memory; what becomes of it is decided when it is all there. */
    receive(stream: ReadableStream<Uint8Array>, limitOf: (head: Buffer) => number): Promise<Reception> {
      return receiveFile(join(root, incomingFolder), stream, limitOf);
    },

    /** Puts a received file under a key, whole or not at all. */
    async keep(file: ReceivedFile, key: string): Promise<void> {
      const path = pathOf(root, key);
      await mkdir(dirname(path), { recursive: true });
      await rename(file.path, path);
    },

    /** Removes files that were received before a moment by a process that died before it could decide on them. */
    async removeAbandoned(before: Date): Promise<void> {
      const folder = join(root, incomingFolder);
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && found.mtime < before) await rm(path, { force: true });
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

    /** Whether so much more leaves enough for the database, which often lies on the same disk, and for all that is small. */
    async hasRoomFor(bytes: number): Promise<boolean> {
      await mkdir(root, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(root);
      return bavail * bsize - bytes > Math.min(largestReserve, (blocks * bsize) / 20);
    },

    async sizeOf(key: string): Promise<number | undefined> {
      const found = await stat(pathOf(root, key)).catch(() => undefined);
      return found?.isFile() ? found.size : undefined;
    },

    /** When a file was last put or received. */
    async modifiedAt(key: string): Promise<Date | undefined> {
      const found = await stat(pathOf(root, key)).catch(() => undefined);
      return found?.isFile() ? found.mtime : undefined;
    },

    /** The keys of all that lies in a folder, but not in folders below it; of what comes or goes meanwhile some. */
    async *list(folder: string): AsyncGenerator<string> {
      const entries = await opendir(pathOf(root, folder)).catch((error) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      for await (const entry of entries) {
        if (entry.isFile() && segment.test(entry.name)) yield `${folder}/${entry.name}`;
      }
    },

    async remove(key: string): Promise<void> {
      await rm(pathOf(root, key), { force: true });
    },
  };
}

const largestReserve = 1024 * 1024 * 1024;

/** No key leads there: what was not looked at yet is served to nobody. */
const incomingFolder = '.incoming';

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

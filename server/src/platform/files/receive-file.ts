import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that has come whole and lies on the disk, until it is kept under a key or discarded. */
export type ReceivedFile = {
  /** Where it lies for now. */
  path: string;
  size: number;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  discard: () => Promise<void>;
};

export type Reception =
  | { kind: 'received'; file: ReceivedFile }
  | { kind: 'too-large'; limit: number }
  /** Its sender went away before all of it had come. */
  | { kind: 'interrupted' };

/** How many of its first bytes a file is judged by. */
const headLength = 4096;
/** How much of a file that is already refused is still taken in, so that its sender gets to hear of it. */
const patience = 16 * 1024 * 1024;

/**
 * Writes a stream to the disk as it comes: no more of it than a piece is ever in memory.
 *
 * @param limitOf how large it may be, told by its first bytes: what is of no use is not even written down
 */
export async function receiveFile(
  folder: string,
  stream: ReadableStream<Uint8Array>,
  limitOf: (head: Buffer) => number,
): Promise<Reception> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const discard = () => rm(path, { force: true });
  const file = await open(path, 'wx');
  const hash = createHash('sha256');
  let head: Buffer = Buffer.alloc(0);
  let limit: number | undefined;
  let size = 0;
  const take = async (bytes: Uint8Array): Promise<boolean> => {
    size += bytes.length;
    if (limit === undefined) head = Buffer.concat([head, bytes]);
    if (limit === undefined && head.length >= headLength) limit = limitOf(head.subarray(0, headLength));
    if (size > (limit ?? size)) return false;
    hash.update(bytes);
    await file.writeFile(bytes);
    return true;
  };
  try {
    const end = await readAll(stream, take);
    limit ??= limitOf(head);
    if (end === 'whole' && size <= limit) {
      await file.sync();
      return { kind: 'received', file: { path, size, sha256: hash.digest('hex'), discard } };
    }
    await discard();
    return end === 'interrupted' ? { kind: 'interrupted' } : { kind: 'too-large', limit };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    await file.close();
  }
}

type End = 'whole' | 'refused' | 'interrupted';

/** A failure to read is the sender's; one to take what was read is thrown. */
async function readAll(
  stream: ReadableStream<Uint8Array>,
  take: (bytes: Uint8Array) => Promise<boolean>,
): Promise<End> {
  const reader = stream.getReader();
  let isRefused = false;
  let ignored = 0;
  try {
    for (;;) {
      const next = await reader.read().catch(() => undefined);
      if (!next) return isRefused ? 'refused' : 'interrupted';
      if (next.done) return isRefused ? 'refused' : 'whole';
      if (isRefused) ignored += next.value.length;
      else isRefused = !(await take(next.value));
      if (ignored > patience) return 'refused';
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

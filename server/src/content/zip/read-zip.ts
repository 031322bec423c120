import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import { checkZipEntries, type NamedEntry, type ZipRefusal } from './check-zip-entries.ts';
import type { ZipLimits } from './zip-limits.ts';

export type ZipFileEntry = { path: string; size: number };
/** Takes one file in; it is asked for the next when this one is done. */
type TakeFile = (bytes: AsyncIterable<Buffer>) => Promise<void>;
/** How a file is taken in; undefined for what is of no use, which is not unpacked then. */
export type ChooseFile = (file: ZipFileEntry) => TakeFile | undefined;
export type ZipReading = { kind: 'read'; files: ZipFileEntry[] } | ZipRefusal;

/**
 * Unpacks an archive from anywhere, piece by piece: nothing is held in memory, and inflating happens beside the thread that
 * serves. Its directory is judged as a whole first, and each file is held to what that says of its length and checksum; what
 * was taken before a file turned out to be damaged is the caller's to throw away.
 */
export async function readZip(archive: string, limits: ZipLimits, choose: ChooseFile): Promise<ZipReading> {
  const zip = await open(archive);
  if (!zip) return { kind: 'refused', fault: 'unreadable', path: null };
  try {
    const listed = await listEntries(zip, limits);
    if (!Array.isArray(listed)) return listed;
    const entries = checkZipEntries(listed, limits);
    if (!Array.isArray(entries)) return entries;
    for (const entry of entries) {
      const take = choose(fileOf(entry));
      if (take && !(await takeEntry(zip, entry, take))) return { kind: 'refused', fault: 'damaged', path: entry.path };
    }
    return { kind: 'read', files: entries.map(fileOf) };
  } finally {
    zip.close();
  }
}

const fileOf = ({ path, entry }: NamedEntry): ZipFileEntry => ({ path, size: entry.uncompressedSize });

async function open(archive: string): Promise<ZipFile | undefined> {
  try {
    // Names are decoded and judged here, to be able to say what is wrong with which.
    return await openPromise(archive, { autoClose: false, decodeStrings: false });
  } catch (error) {
    if (isOfSystem(error)) throw error;
    return undefined;
  }
}

/** How many there are is what the archive claims; no more are looked at than there may be. */
async function listEntries(zip: ZipFile, limits: ZipLimits): Promise<NamedEntry[] | ZipRefusal> {
  const tooMany: ZipRefusal = { kind: 'refused', fault: 'too-many', path: null };
  const unreadable: ZipRefusal = { kind: 'refused', fault: 'unreadable', path: null };
  // Folders are entries as well.
  const most = 2 * limits.files;
  if (zip.entryCount > most) return tooMany;
  const entries: NamedEntry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.length === most) return tooMany;
      if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > longestEntry) return unreadable;
      entries.push({ path: nameOf(entry), entry });
    }
  } catch (error) {
    if (isOfSystem(error)) throw error;
    return unreadable;
  }
  const files = entries.filter(({ path }) => !path.endsWith('/'));
  return files.length > limits.files ? tooMany : entries;
}

/** In bytes, of what the directory says of one file: all of it is held in memory. */
const longestEntry = 4096;

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

/** Marks what goes wrong where a file is taken to, apart from what is wrong with the archive. */
class TakeFailure {
  readonly cause: unknown;
  constructor(cause: unknown) {
    this.cause = cause;
  }
}

async function takeEntry(zip: ZipFile, named: NamedEntry, take: TakeFile): Promise<boolean> {
  let sum = 0;
  const checked = new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === named.entry.crc32 ? null : new Error('The checksum is another'));
    },
  });
  try {
    await pipeline(await zip.openReadStreamPromise(named.entry), checked, (bytes: AsyncIterable<Buffer>) =>
      take(bytes).catch((error: unknown) => {
        throw checked.errored === error ? error : new TakeFailure(error);
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof TakeFailure) throw error.cause;
    if (isOfSystem(error)) throw error;
    return false;
  }
}

/** A disk that fails is no fault of the archive. */
function isOfSystem(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^E[A-Z]+$/.test(code);
}

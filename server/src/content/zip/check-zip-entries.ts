import type { Entry } from 'yauzl';
import { suspicious, type ZipLimits } from './zip-limits.ts';

export const zipFaults = [
  'unreadable',
  'damaged',
  'encrypted',
  'unsupported',
  'unsafe-path',
  'special-file',
  'duplicate',
  'overlapping',
  'too-many',
  'too-large',
  'bomb',
] as const;
export type ZipFault = (typeof zipFaults)[number];

export type ZipRefusal = { kind: 'refused'; fault: ZipFault; path: string | null };

/** An entry of the archive's directory and the name that it goes by, whatever that is made of. */
export type NamedEntry = { path: string; entry: Entry };

/** What systems put beside people's files. */
const isLitter = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/.test(path);

/** The entries of an archive that are files, or why it is not to be unpacked; judged by its directory, before anything is. */
export function checkZipEntries(all: readonly NamedEntry[], limits: ZipLimits): NamedEntry[] | ZipRefusal {
  for (const named of all) {
    const fault = faultOf(named, limits);
    if (fault) return { kind: 'refused', fault, path: named.path };
  }
  const entries = all.filter(({ path }) => !path.endsWith('/') && !isLitter(path));
  const second = findDuplicate(entries);
  if (second) return { kind: 'refused', fault: 'duplicate', path: second.path };
  const overlapping = findOverlap(entries);
  if (overlapping) return { kind: 'refused', fault: 'overlapping', path: overlapping.path };
  const total = entries.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (total > limits.totalBytes) return { kind: 'refused', fault: 'too-large', path: null };
  const packed = entries.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
  return isSuspicious(total, packed) ? { kind: 'refused', fault: 'bomb', path: null } : entries;
}

function faultOf({ path, entry }: NamedEntry, limits: ZipLimits): ZipFault | undefined {
  if (!isSafePath(path)) return 'unsafe-path';
  if (isSpecial(entry)) return 'special-file';
  if (entry.isEncrypted()) return 'encrypted';
  if (!entry.canDecodeFileData()) return 'unsupported';
  if (entry.uncompressedSize > limits.fileBytes) return 'too-large';
  return isSuspicious(entry.uncompressedSize, entry.compressedSize) ? 'bomb' : undefined;
}

function isSuspicious(bytes: number, packedBytes: number): boolean {
  return bytes > suspicious.bytes && bytes > suspicious.ratio * Math.max(1, packedBytes);
}

/** Below the folder that it is unpacked into, on every system. */
function isSafePath(path: string): boolean {
  if (path.length > 300 || /[\p{Cc}\p{Cf}\ufffd\\:]/u.test(path)) return false;
  const steps = path.replace(/\/$/, '').split('/');
  return steps.length <= 12 && steps.every((step) => step !== '' && step !== '.' && step !== '..');
}

/** The upper half of the attributes is the mode, where a Unix system made the archive: links, devices and pipes are no content. */
function isSpecial({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const isUnix = versionMadeBy >>> 8 === 3;
  const type = (externalFileAttributes >>> 16) & 0o170000;
  return isUnix && type !== 0 && type !== 0o100000 && type !== 0o040000;
}

/** Some systems take names for the same that differ in their capitals, or in how their accents are written. */
function findDuplicate(entries: readonly NamedEntry[]): NamedEntry | undefined {
  const names = new Set<string>();
  return entries.find(({ path }) => {
    const name = path.normalize('NFC').toLowerCase();
    const isKnown = names.has(name);
    names.add(name);
    return isKnown;
  });
}

/** Files that share their bytes make gigabytes of an archive of kilobytes; honest programs write them one after another. */
function findOverlap(entries: readonly NamedEntry[]): NamedEntry | undefined {
  const offsetOf = ({ entry }: NamedEntry) => entry.relativeOffsetOfLocalHeader;
  const inOrder = entries.toSorted((one, other) => offsetOf(one) - offsetOf(other));
  return inOrder.find((named, place) => {
    const before = inOrder[place - 1];
    return before !== undefined && offsetOf(named) < offsetOf(before) + leastLength(before.entry);
  });
}

/** A header of thirty bytes, the name and the packed bytes; there may be more. */
function leastLength({ fileNameLength, compressedSize }: Entry): number {
  return 30 + fileNameLength + compressedSize;
}

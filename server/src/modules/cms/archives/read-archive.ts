import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { type MediaFormat, prepareMedia } from '../../../content/uploads/prepare-media.ts';
import { limitFor, sniffType } from '../../../content/uploads/sniff-type.ts';
import type { ZipRefusal } from '../../../content/zip/check-zip-entries.ts';
import { type ChooseFile, readZip } from '../../../content/zip/read-zip.ts';
import { contentZipLimits } from '../../../content/zip/zip-limits.ts';
import type { ReceivedFile } from '../../../platform/files/receive-file.ts';
import type { Services } from '../../../platform/services.ts';

/** A file of an archive: its bytes, or where a larger one lies until it is decided on. */
export type ArchivedFile = { bytes: Buffer } | { received: ReceivedFile; storageKey: string };

export type ReadArchive = {
  kind: 'read';
  /** By their path in the folder of the whole content. */
  files: Map<string, ArchivedFile>;
  ignored: string[];
};

type ReadServices = Pick<Services, 'storage' | 'threads'>;

/** Texts, drawings and tables are held in memory: no more than so many bytes of one, and of all. */
const textLimits = { one: 4 * 1024 * 1024, all: 24 * 1024 * 1024 };

/** Reads an archive of content. Media goes to the disk, everything else into memory, and what is neither is left out. */
export async function readArchive(services: ReadServices, archive: string): Promise<ReadArchive | ZipRefusal> {
  const files = new Map<string, ArchivedFile>();
  const ignored: string[] = [];
  let isRead = false;
  try {
    const reading = await readZip(archive, contentZipLimits, takeInto(services, files, ignored));
    isRead = reading.kind === 'read';
    return reading.kind === 'read' ? { kind: 'read', files, ignored } : reading;
  } finally {
    // Also where the disk is full: what has come so far would fill it until the night.
    if (!isRead) await discardMedia(files.values());
  }
}

/** How each file is taken in: what is of use into `files`, what is not by its path into `ignored`. */
function takeInto(services: ReadServices, files: ReadArchive['files'], ignored: string[]): ChooseFile {
  let held = 0;
  return ({ path, size }) => {
    const place = placeOf(path);
    // Two folders around the content may both hold it: the first one is taken.
    const format = place && !files.has(place) ? mediaFormat(place) : undefined;
    if (place && format) {
      return async (bytes) => {
        const taken = await takeMedia(services, path, format, bytes);
        if (taken) files.set(place, taken);
        else ignored.push(path);
      };
    }
    if (!place || files.has(place) || size > textLimits.one || held + size > textLimits.all) {
      ignored.push(path);
      return undefined;
    }
    held += size;
    return async (bytes) => {
      files.set(place, { bytes: await buffer(bytes) });
    };
  };
}

export async function discardMedia(files: Iterable<ArchivedFile>): Promise<void> {
  for (const file of files) if ('received' in file) await file.received.discard();
}

/** Whoever packs the folder that they unpacked has it inside of another one. */
function placeOf(path: string): string | undefined {
  return /(?:^|\/)((?:courses|quizzes|library|pages)\/[^/]+\/.+|themes\/[^/]+\.yaml|library\/tags\.yaml|topics\.yaml)$/.exec(
    path,
  )?.[1];
}

function mediaFormat(place: string): MediaFormat | undefined {
  const found = /^courses\/[^/]+\/media\/[a-z0-9-]+(?:\.[a-z]{2})?\.(webp|png|jpg|webm|mp4|vtt)$/.exec(place)?.[1];
  return found as MediaFormat | undefined;
}

/** Undefined for what is not what its name says, or would be refused if it were sent by itself. */
async function takeMedia(
  services: ReadServices,
  path: string,
  format: MediaFormat,
  bytes: AsyncIterable<Buffer>,
): Promise<ArchivedFile | undefined> {
  const reception = await services.storage.receive(
    ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>,
    (head) => (isOfFormat(head, path, format) ? limitFor(head, path) : 0),
  );
  if (reception.kind !== 'received') return undefined;
  const received = await prepareMedia(services, reception.file, format);
  return received && { received, storageKey: `public/courses/${received.sha256.slice(0, 40)}.${format}` };
}

function isOfFormat(head: Buffer, path: string, format: MediaFormat): boolean {
  const type = sniffType(head, path);
  return type !== undefined && ('format' in type ? type.format : type.is === 'captions' ? 'vtt' : undefined) === format;
}

import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import type { Services } from '../../platform/services.ts';
import { readTextFile } from '../files/text-file.ts';
import { prepareDrawingTask } from './drawings/prepare-drawing-task.ts';
import { type KeptFormat, preparePicture } from './prepare-picture.ts';
import { prepareTextTask } from './prepare-text-task.ts';
import { limitFor, sniffType } from './sniff-type.ts';
import { type PreparedUpload, refusal, type UploadedFile } from './upload.ts';
import { prepareVideo } from './video/prepare-video.ts';

export type Upload = {
  stream: ReadableStream<Uint8Array>;
  /** As its sender calls it: believed only where bytes can't tell. */
  name: string;
  /** Whether a drawing may be changed so that it can be shown; otherwise that is offered. */
  mayConvert: boolean;
  /** What a picture becomes; WebP if nothing is said. */
  pictureFormat?: KeptFormat;
};

type UploadServices = Pick<Services, 'storage' | 'threads'>;

/**
 * Takes a file in and makes of it what texts can show. It is judged by its bytes, whatever it calls itself, and nothing of it
 * is kept unseen: pictures are drawn anew, drawings and captions are taken apart, videos are looked through.
 */
export async function prepareUpload(services: UploadServices, upload: Upload): Promise<PreparedUpload> {
  const { stream, name } = upload;
  let head: Buffer = Buffer.alloc(0);
  const reception = await services.storage.receive(stream, (bytes) => {
    head = bytes;
    return limitFor(bytes, name);
  });
  if (reception.kind === 'interrupted') return refusal('interrupted');
  const type = sniffType(head, name);
  if (reception.kind === 'too-large') return type ? refusal('too_large') : refusal('unknown_type');
  const { file } = reception;
  let isStillNeeded = false;
  try {
    if (file.size === 0) return refusal('empty');
    const prepared = type ? await prepare(services, upload, file, type) : refusal('unknown_type');
    isStillNeeded = prepared.kind === 'ready' && prepared.file.content.kind === 'received';
    return prepared;
  } finally {
    if (!isStillNeeded) await file.discard();
  }
}

async function prepare(
  services: UploadServices,
  { name, mayConvert, pictureFormat = 'webp' }: Upload,
  received: ReceivedFile,
  type: NonNullable<ReturnType<typeof sniffType>>,
): Promise<PreparedUpload> {
  if (type.is === 'picture') return preparePicture(received.path, type.format, pictureFormat);
  if (type.is === 'video') return prepareVideo(services, received, type.format);
  const bytes = await readFile(received.path);
  return type.is === 'drawing' ? drawing(services, bytes, mayConvert) : text(services, type.is, bytes, name);
}

async function text(
  { threads }: UploadServices,
  is: 'captions' | 'table',
  bytes: Buffer,
  name: string,
): Promise<PreparedUpload> {
  const prepared = await threads.run(prepareTextTask, { is, bytes, name });
  if (prepared.kind === 'refused' || prepared.file.content.kind !== 'bytes') return prepared;
  // On their way between threads, buffers become plain bytes.
  const content = { kind: 'bytes', bytes: Buffer.from(prepared.file.content.bytes) } as const;
  return { kind: 'ready', file: { ...prepared.file, content } };
}

async function drawing({ threads }: UploadServices, bytes: Buffer, mayConvert: boolean): Promise<PreparedUpload> {
  const { text, problems } = readTextFile(bytes);
  if (text === undefined)
    return refusal(
      'unfit_drawing',
      problems.map(({ message }) => message),
    );
  const prepared = await threads.run(prepareDrawingTask, text);
  if (prepared.kind === 'refused' || (prepared.kind === 'convertible' && !mayConvert)) return prepared;
  const changes = prepared.kind === 'convertible' ? prepared.changes : [];
  const content: UploadedFile['content'] = { kind: 'bytes', bytes: Buffer.from(prepared.source) };
  return { kind: 'ready', file: { is: 'drawing', format: 'svg', changes, content } };
}

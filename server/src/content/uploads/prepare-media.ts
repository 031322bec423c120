import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';
import type { Services } from '../../platform/services.ts';
import { checkPicture, preparePicture } from './prepare-picture.ts';
import { prepareTextTask } from './prepare-text-task.ts';
import { prepareVideo } from './video/prepare-video.ts';

export type MediaFormat = 'webp' | 'png' | 'jpg' | 'webm' | 'mp4' | 'vtt';

type MediaServices = { storage: Pick<Services['storage'], 'receive'>; threads: Services['threads'] };

/**
 * Looks at a file that comes with an archive, by the rules for one that is sent by itself. What is fit to be shown stays as it
 * is, byte for byte, so that an archive comes back as it left; what tells of its making loses that. Undefined for what can't be
 * shown.
 */
export async function prepareMedia(
  services: MediaServices,
  received: ReceivedFile,
  format: MediaFormat,
): Promise<ReceivedFile | undefined> {
  const prepared = await prepare(services, received, format).catch(async (error) => {
    await received.discard();
    throw error;
  });
  if (prepared?.path !== received.path) await received.discard();
  return prepared;
}

async function prepare(
  services: MediaServices,
  received: ReceivedFile,
  format: MediaFormat,
): Promise<ReceivedFile | undefined> {
  if (format === 'vtt') {
    const bytes = await readFile(received.path);
    const captions = await services.threads.run(prepareTextTask, { is: 'captions', bytes, name: '' });
    if (captions.kind !== 'ready' || captions.file.content.kind !== 'bytes') return undefined;
    // SubRip by another name, or letters in an old encoding: browsers would show nothing of it, or something else.
    return captions.file.changes.length === 0 ? received : receive(services, captions.file.content.bytes);
  }
  if (format === 'mp4' || format === 'webm') {
    const video = await prepareVideo(services, received, format);
    return video.kind === 'ready' && video.file.content.kind === 'received' ? video.file.content.file : undefined;
  }
  const state = await checkPicture(received.path);
  if (state !== 'telling') return state === 'clean' ? received : undefined;
  const drawn = await preparePicture(received.path, format, format);
  if (drawn.kind !== 'ready' || drawn.file.content.kind !== 'bytes') return undefined;
  return receive(services, drawn.file.content.bytes);
}

async function receive({ storage }: MediaServices, bytes: Uint8Array): Promise<ReceivedFile | undefined> {
  const reception = await storage.receive(new Blob([new Uint8Array(bytes)]).stream(), () => bytes.length);
  return reception.kind === 'received' ? reception.file : undefined;
}

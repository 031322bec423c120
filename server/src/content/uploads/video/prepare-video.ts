import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { ReceivedFile } from '../../../platform/files/receive-file.ts';
import type { Services } from '../../../platform/services.ts';
import { refusal, type UploadedFile, type UploadRefusal } from '../upload.ts';
import { clearVideoTask } from './clear-video-task.ts';

/** Checks that browsers play a video, and removes where and by whom it was made. Of its pictures nothing is decoded. */
export async function prepareVideo(
  { threads }: Pick<Services, 'threads'>,
  received: ReceivedFile,
  format: 'mp4' | 'webm',
): Promise<{ kind: 'ready'; file: UploadedFile } | UploadRefusal> {
  const { path, size } = received;
  const cleared = await threads.run(clearVideoTask, { path, size, format });
  if (cleared.kind === 'unplayable') return refusal(cleared.reason, cleared.details);
  const file = cleared.hasChanged ? { ...received, sha256: await syncedHashOf(path) } : received;
  return {
    kind: 'ready',
    file: {
      ...{ is: 'video', format, changes: cleared.hasChanged ? ['metadata_removed'] : [] },
      content: { kind: 'received', file },
    },
  };
}

/** A piece at a time, so that others are answered in between. */
async function syncedHashOf(path: string): Promise<string> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
    const hash = createHash('sha256');
    for await (const piece of file.createReadStream({ start: 0, autoClose: false })) hash.update(piece);
    return hash.digest('hex');
  } finally {
    await file.close();
  }
}

import { open } from 'node:fs/promises';
import { fileReader, type VideoReport } from './file-reader.ts';
import { inspectMp4 } from './inspect-mp4.ts';
import { inspectWebm } from './inspect-webm.ts';

type ClearedVideo = { kind: 'cleared'; hasChanged: boolean } | Extract<VideoReport, { kind: 'unplayable' }>;

/** Checks that browsers play a video, and overwrites where it lies what tells of its making. */
export async function clearVideo(video: { path: string; size: number; format: 'mp4' | 'webm' }): Promise<ClearedVideo> {
  const file = await open(video.path, 'r+');
  try {
    const reader = fileReader(file, video.size);
    const report = await (video.format === 'mp4' ? inspectMp4(reader) : inspectWebm(reader));
    if (report.kind === 'unplayable') return report;
    for (const { at, bytes } of report.overwrites) await file.write(bytes, 0, bytes.length, at);
    return { kind: 'cleared', hasChanged: report.overwrites.length > 0 };
  } finally {
    await file.close();
  }
}

import type { ArchiveReport } from '@navor/contract';
import { sendWithProgress, type Unanswered } from '../files/send-with-progress.ts';

/** Over what is there, as a draft, or beside it under another id. */
export type ImportMode = 'draft' | 'new';

/** What can be told of an archive that was sent to its end. */
export type FinishedArchive = ArchiveReport | Extract<Unanswered, { kind: 'failed' }>;

/** Brings the documents of an archive in. */
export function sendArchive(
  file: File,
  mode: ImportMode,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArchiveReport | Unanswered> {
  const address = `/api/cms/archives${mode === 'new' ? '?as=new' : ''}`;
  const headers = { 'content-type': 'application/zip' };
  return sendWithProgress<ArchiveReport>(file, { address, headers, onProgress, signal });
}

import type { ArchiveReport } from '@navor/contract';
import { sendWithProgress, type Unanswered } from '../files/send-with-progress.ts';

/** Over what is there, as a draft, or beside it under another id. */
export type ImportMode = 'draft' | 'new';

/** What can be told of an archive that was sent to its end. */
export type FinishedArchive = ArchiveReport | Extract<Unanswered, { kind: 'failed' }>;

/**
 * Brings the documents of an archive in.
 *
 * @param writeKey names it, so that it can be sent again after a lost answer without being brought in twice
 */
export function sendArchive(
  file: File,
  { mode, writeKey }: { mode: ImportMode; writeKey: string },
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArchiveReport | Unanswered> {
  const query = new URLSearchParams({ ...(mode === 'new' && { as: 'new' }), write_key: writeKey });
  const headers = { 'content-type': 'application/zip' };
  return sendWithProgress<ArchiveReport>(file, { address: `/api/cms/archives?${query}`, headers, onProgress, signal });
}

import type { ArchiveReport, ErrorCode } from '@navor/contract';

/** Over what is there, as a draft, or beside it under another id. */
export type ImportMode = 'draft' | 'new';

/** What can be told of an archive that was sent to its end. */
export type FinishedArchive = ArchiveReport | { kind: 'failed'; code: ErrorCode | undefined };

type ArchiveOutcome = FinishedArchive | { kind: 'cancelled' };

/**
 * Sends an archive as the body of a request.
 *
 * @param onProgress told how much of it has left, from 0 to 1: what `fetch` can't tell
 */
export function sendArchive(
  file: File,
  mode: ImportMode,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ArchiveOutcome> {
  const { promise, resolve } = Promise.withResolvers<ArchiveOutcome>();
  const request = new XMLHttpRequest();
  request.open('PUT', `/api/cms/archives${mode === 'new' ? '?as=new' : ''}`);
  request.responseType = 'json';
  request.setRequestHeader('content-type', 'application/zip');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(outcomeOf(request.status, request.response));
  request.onerror = () => resolve({ kind: 'failed', code: undefined });
  request.onabort = () => resolve({ kind: 'cancelled' });
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

function outcomeOf(status: number, answer: unknown): ArchiveOutcome {
  if (status === 200) return answer as ArchiveReport;
  return { kind: 'failed', code: (answer as { code?: ErrorCode } | null)?.code };
}

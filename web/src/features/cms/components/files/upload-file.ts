import type { ContentDocument, ErrorCode, UploadAnswer } from '@navor/contract';
import { uploadAddress, uploadLimits } from '@navor/contract/choices';

export type UploadTarget = ContentDocument & {
  /** The file whose place it takes, and what it was; null where there is none yet. */
  replaced?: { path: string; hash: string | null };
  /** Of captions. */
  language?: string;
  /** Whether a drawing may be changed so that it can be shown. */
  mayConvert?: boolean;
};

export type UploadOutcome = UploadAnswer | { kind: 'failed'; code: ErrorCode | undefined } | { kind: 'cancelled' };

/**
 * Sends a file as the body of a request, which the server takes in as it comes.
 *
 * @param onProgress told how much of it has left, from 0 to 1: what `fetch` can't tell
 */
export function uploadFile(
  file: File,
  target: UploadTarget,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  // Nothing is larger: half of it would be on its way before the server could say so.
  if (file.size > uploadLimits.video) return Promise.resolve({ kind: 'refused', reason: 'too_large', details: [] });
  const { promise, resolve } = Promise.withResolvers<UploadOutcome>();
  const request = new XMLHttpRequest();
  request.open('PUT', addressFor(file, target));
  request.responseType = 'json';
  request.setRequestHeader('accept-language', document.documentElement.lang);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () => resolve(outcomeOf(request.status, request.response));
  request.onerror = () => resolve({ kind: 'failed', code: undefined });
  request.onabort = () => resolve({ kind: 'cancelled' });
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

function addressFor(file: File, { kind, id, replaced, language, mayConvert }: UploadTarget): string {
  const query = new URLSearchParams({ kind, id, name: file.name });
  if (replaced) query.set('path', replaced.path);
  if (replaced?.hash) query.set('base_hash', replaced.hash);
  if (language) query.set('language', language);
  if (mayConvert) query.set('convert', 'true');
  return `${uploadAddress}?${query}`;
}

function outcomeOf(status: number, answer: unknown): UploadOutcome {
  if (status === 200) return answer as UploadAnswer;
  return { kind: 'failed', code: (answer as { code?: ErrorCode } | null)?.code };
}

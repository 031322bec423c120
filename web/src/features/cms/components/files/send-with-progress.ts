import type { ErrorCode } from '@navor/contract';

/** Why a file was not answered by what was asked for. */
export type Unanswered = { kind: 'failed'; code: ErrorCode | undefined } | { kind: 'cancelled' };

type Sending = {
  address: string;
  headers: Record<string, string>;
  /** Told how much of it has left, from 0 to 1: what `fetch` can't tell. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Sends a file as the body of a request, which the server takes in as it comes. */
export function sendWithProgress<Answer>(
  file: File,
  { address, headers, onProgress, signal }: Sending,
): Promise<Answer | Unanswered> {
  const { promise, resolve } = Promise.withResolvers<Answer | Unanswered>();
  const request = new XMLHttpRequest();
  request.open('PUT', address);
  request.responseType = 'json';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onload = () =>
    resolve(request.status === 200 ? (request.response as Answer) : { kind: 'failed', code: codeOf(request.response) });
  request.onerror = () => resolve({ kind: 'failed', code: undefined });
  request.onabort = () => resolve({ kind: 'cancelled' });
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

function codeOf(answer: unknown): ErrorCode | undefined {
  return (answer as { code?: ErrorCode } | null)?.code;
}

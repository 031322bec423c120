import type { ContentDocument, UploadAnswer } from '@navor/contract';
import { uploadAddress, uploadLimits } from '@navor/contract/choices';
import { sendWithProgress, type Unanswered } from './send-with-progress.ts';

export type UploadTarget = ContentDocument & {
  /** The file whose place it takes, and what it was; null where there is none yet. */
  replaced?: { path: string; hash: string | null };
  /** Of captions. */
  language?: string;
  /** Whether a drawing may be changed so that it can be shown. */
  mayConvert?: boolean;
};

/** Brings a file into a document's draft. */
export async function uploadFile(
  file: File,
  target: UploadTarget,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadAnswer | Unanswered> {
  // Nothing is larger: half of it would be on its way before the server could say so.
  if (file.size > uploadLimits.video) return { kind: 'refused', reason: 'too_large', details: [] };
  const headers = {
    'accept-language': document.documentElement.lang,
    'content-type': 'application/octet-stream',
  };
  return sendWithProgress<UploadAnswer>(file, { address: addressFor(file, target), headers, onProgress, signal });
}

function addressFor(file: File, { kind, id, replaced, language, mayConvert }: UploadTarget): string {
  const query = new URLSearchParams({ kind, id, name: file.name });
  if (replaced) query.set('path', replaced.path);
  if (replaced?.hash) query.set('base_hash', replaced.hash);
  if (language) query.set('language', language);
  if (mayConvert) query.set('convert', 'true');
  return `${uploadAddress}?${query}`;
}

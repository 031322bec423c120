import type { UploadChange, UploadKind, UploadRefusalReason } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { ReceivedFile } from '../../platform/files/receive-file.ts';

/** What became of a file that somebody has sent. */
export type PreparedUpload =
  | { kind: 'ready'; file: UploadedFile }
  /** A drawing that becomes one of ours if its author agrees to what that changes. */
  | { kind: 'convertible'; source: string; changes: UploadChange[] }
  | UploadRefusal;

export type UploadedFile = {
  is: UploadKind;
  format: 'webp' | 'png' | 'jpg' | 'svg' | 'vtt' | 'csv' | 'mp4' | 'webm';
  changes: UploadChange[];
  /** Of captions, where the name of their file tells. */
  language?: Language;
  /** Small ones as bytes; a video stays on the disk, where it was received. */
  content: { kind: 'bytes'; bytes: Buffer } | { kind: 'received'; file: ReceivedFile };
};

export type UploadRefusal = {
  kind: 'refused';
  reason: UploadRefusalReason;
  details: string[];
  /** The details once more where they have codes, so that they can be told in any language. */
  faults?: { code: string; parts: string[] }[];
};

export function refusal(reason: UploadRefusalReason, details: string[] = []): UploadRefusal {
  return { kind: 'refused', reason, details: details.slice(0, mostDetails) };
}

/** One fault can be in a file thousands of times. */
const mostDetails = 10;

import type { UploadChange } from '@navor/contract';
import { decodeText } from '../decode-text.ts';
import { languageInName } from '../name-file.ts';
import { refusal, type UploadedFile, type UploadRefusal } from '../upload.ts';
import { type Cue, readCaptions } from './read-captions.ts';

/** Makes WebVTT of captions in either format, checked: a browser shows nothing at all of a file that it can't read. */
export function prepareCaptions(bytes: Buffer, name: string): { kind: 'ready'; file: UploadedFile } | UploadRefusal {
  const { text, isForeign } = decodeText(bytes);
  const captions = readCaptions(text);
  if (captions.kind === 'faulty') {
    return refusal(
      'faulty_captions',
      captions.faults.map(({ line, message }) => `${line}: ${message}`),
    );
  }
  const changes: UploadChange[] = [];
  if (!/^\uFEFF?WEBVTT/.test(text)) changes.push('converted');
  if (isForeign) changes.push('decoded');
  const language = languageInName(name);
  const content = { kind: 'bytes', bytes: Buffer.from(writeCaptions(captions.cues)) } as const;
  return { kind: 'ready', file: { is: 'captions', format: 'vtt', changes, ...(language && { language }), content } };
}

function writeCaptions(cues: Cue[]): string {
  const written = cues.map(({ start, end, settings, lines }) => {
    const head = `${clock(start)} --> ${clock(end)}${settings && ` ${settings}`}`;
    return `${[head, ...lines].join('\n')}\n`;
  });
  return ['WEBVTT\n', ...written].join('\n');
}

function clock(milliseconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const seconds = milliseconds / 1000;
  const hours = seconds >= 3600 ? `${two(seconds / 3600)}:` : '';
  return `${hours}${two((seconds / 60) % 60)}:${two(seconds % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

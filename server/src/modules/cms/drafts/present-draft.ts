import type { ContentDocument, DraftedText, DraftedValue, WrittenText, WrittenValue } from '@navor/contract';
import { hashOfFile, type StoredFile } from '../../../content/documents.ts';
import type { Db } from '../../../platform/database/database.ts';
import { namePeople } from '../../identity/index.ts';
import { stateOf } from '../documents/open-document.ts';
import { valueIn } from './value-files.ts';
import { type CurrentFile, type DraftWritten, findCurrent } from './write-draft.ts';

/** A text as its authors have left it, beside what readers have. */
export async function presentText(db: Db, document: ContentDocument, path: string): Promise<DraftedText> {
  const { current, published, draft } = await findCurrent(db, document, path);
  const names = await namePeople(db, draft?.updatedBy ? [draft.updatedBy] : []);
  return {
    ...{ path, text: textOf(current.file), hash: current.hash },
    state: draft ? stateOf(draft, published) : published ? 'published' : null,
    published: published ? { text: textOf(published), hash: hashOfFile(published) } : null,
    updated_at: draft?.updatedAt ?? null,
    updated_by: (draft?.updatedBy && names.get(draft.updatedBy)) ?? null,
  };
}

export async function presentValue(db: Db, document: ContentDocument, path: string): Promise<DraftedValue> {
  const { current, published, draft } = await findCurrent(db, document, path);
  return {
    ...{ path, value: valueIn(document, path, bytesOf(current.file)), hash: current.hash },
    state: draft ? stateOf(draft, published) : published ? 'published' : null,
    published: published ? { value: valueIn(document, path, bytesOf(published)), hash: hashOfFile(published) } : null,
  };
}

export function presentWrittenText(written: DraftWritten): WrittenText {
  const textIn = ({ file, hash }: CurrentFile) => ({ text: textOf(file), hash });
  switch (written.kind) {
    case 'saved':
      return written;
    case 'merged':
      return { kind: 'merged', hash: written.hash, text: written.bytes.toString('utf8') };
    case 'outdated':
      return { kind: 'outdated', current: textIn(written.current) };
    case 'conflict':
      return { kind: 'conflict', current: textIn(written.current), parts: written.parts };
    case 'value-conflict':
      return { kind: 'outdated', current: textIn(written.current) };
  }
}

export function presentWrittenValue(document: ContentDocument, path: string, written: DraftWritten): WrittenValue {
  const currentValue = ({ file, hash }: CurrentFile) => ({ value: valueIn(document, path, bytesOf(file)), hash });
  switch (written.kind) {
    case 'saved':
      return written;
    case 'merged':
      return { kind: 'merged', hash: written.hash, value: valueIn(document, path, written.bytes) ?? {} };
    case 'value-conflict':
      return { kind: 'conflict', current: currentValue(written.current), conflicts: written.conflicts };
    case 'outdated':
    case 'conflict':
      return { kind: 'outdated', current: currentValue(written.current) };
  }
}

function bytesOf(file: StoredFile | undefined): Buffer | undefined {
  return file && 'bytes' in file ? file.bytes : undefined;
}

function textOf(file: StoredFile | undefined): string | null {
  return bytesOf(file)?.toString('utf8') ?? null;
}

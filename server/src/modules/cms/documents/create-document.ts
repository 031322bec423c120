import type { ContentDocument } from '@navor/contract';
import { hashOfFile } from '../../../content/documents.ts';
import { idShape } from '../../../content/files/content-shapes.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, claimDocument, makeOnce } from '../../authorship/index.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { readValue, type ValueProblem } from '../drafts/value-files.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { documentsOf } from './document-kinds.ts';

type Creation = { document: ContentDocument; value: unknown; userId: string; write?: AuthoringWrite | undefined };
type Created = { kind: 'created'; hash: string } | { kind: 'taken' } | { kind: 'refused'; problems: ValueProblem[] };

/** Begins a document as a draft that nobody else sees. The same again by the same author is told as done. */
export async function createDocument({ db }: Services, creation: Creation): Promise<Created> {
  const { document, value, write } = creation;
  if (!idShape.safeParse(document.id).success) {
    return {
      kind: 'refused',
      problems: [{ place: ['id'], message: 'must be lower-case letters, digits and hyphens' }],
    };
  }
  const read = readValue(document, documentsOf(document.kind).mainFile, value);
  if (read.kind === 'refused') return read;
  const make = (tx: Db) => beginDocument(tx, creation, read.bytes);
  const isMade = ({ kind }: Begun) => kind === 'created';
  return db.transaction((tx) => makeOnce(tx, { write, make: () => make(tx), isMade }));
}

type Begun = Exclude<Created, { kind: 'refused' }>;

async function beginDocument(tx: Db, { document, userId }: Creation, bytes: Buffer): Promise<Begun> {
  const { findFile, mainFile: path } = documentsOf(document.kind);
  await lockDocument(tx, document);
  const [own] = await findDraft(tx, document, [path]);
  const isSent = own?.updatedBy === userId && own.file && 'bytes' in own.file && own.file.bytes.equals(bytes);
  if (isSent) return { kind: 'created', hash: hashOfFile({ bytes }) };
  const published = await findFile(tx, document.id, path);
  if (published || own || !(await claimDocument(tx, document, userId))) return { kind: 'taken' };
  await putDraft(tx, { document, path, file: { bytes }, published: null, userId });
  const details = { kind: document.kind, id: document.id };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_created', reason: null, details });
  return { kind: 'created', hash: hashOfFile({ bytes }) };
}

import type { ContentDocument } from '@navor/contract';
import { hashOfFile } from '../../../content/documents.ts';
import { idShape } from '../../../content/files/content-shapes.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Services } from '../../../platform/services.ts';
import { claimDocument } from '../../authorship/index.ts';
import { findDraft } from '../drafts/find-draft.ts';
import { readValue, type ValueProblem } from '../drafts/value-files.ts';
import { lockDocument, putDraft } from '../drafts/write-draft.ts';
import { documentsOf } from './document-kinds.ts';

type Creation = { document: ContentDocument; value: unknown; userId: string };
type Created = { kind: 'created'; hash: string } | { kind: 'taken' } | { kind: 'refused'; problems: ValueProblem[] };

/** Begins a document as a draft that nobody else sees. The same again by the same author is told as done. */
export async function createDocument({ db }: Services, { document, value, userId }: Creation): Promise<Created> {
  const documents = documentsOf(document.kind);
  const path = documents.mainFile;
  if (!idShape.safeParse(document.id).success) {
    return {
      kind: 'refused',
      problems: [{ place: ['id'], message: 'must be lower-case letters, digits and hyphens' }],
    };
  }
  const read = readValue(document, path, value);
  if (read.kind === 'refused') return read;
  const { bytes } = read;
  return db.transaction(async (tx): Promise<Created> => {
    await lockDocument(tx, document);
    const [own] = await findDraft(tx, document, [path]);
    const isSent = own?.updatedBy === userId && own.file && 'bytes' in own.file && own.file.bytes.equals(bytes);
    if (isSent) return { kind: 'created', hash: hashOfFile({ bytes }) };
    const published = await documents.findFile(tx, document.id, path);
    if (published || own || !(await claimDocument(tx, document, userId))) return { kind: 'taken' };
    await putDraft(tx, { document, path, file: { bytes }, published: null, userId });
    const details = { kind: document.kind, id: document.id };
    await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_created', reason: null, details });
    return { kind: 'created', hash: hashOfFile({ bytes }) };
  });
}

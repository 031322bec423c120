import { type ContentDocument, documentKinds, type FilesOfDocument } from '@navor/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { listEditable } from '../../authorship/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { allDocuments } from '../documents/document-kinds.ts';
import { listFiles } from './list-files.ts';

const documentsPerPage = 5;

/** The documents with files that somebody may edit, a page at a time: each is looked through whole. */
export async function listAllFiles(
  services: Pick<Services, 'db' | 'storage'>,
  viewer: Viewer,
  page: number,
): Promise<{ documents: FilesOfDocument[]; page_count: number }> {
  const owners = await findOwners(services.db, viewer);
  const onPage = owners.slice((page - 1) * documentsPerPage, page * documentsPerPage);
  const documents: FilesOfDocument[] = [];
  for (const document of onPage) documents.push(await listFiles(services, document));
  return { documents, page_count: Math.max(1, Math.ceil(owners.length / documentsPerPage)) };
}

async function findOwners(db: Db, viewer: Viewer): Promise<ContentDocument[]> {
  const owners: ContentDocument[] = [];
  for (const { kind, uploads } of allDocuments()) {
    if (!uploads) continue;
    const editable = await listEditable(db, viewer, kind);
    const drafted = await db
      .selectDistinct({ id: cmsDrafts.documentId })
      .from(cmsDrafts)
      .where(
        and(
          eq(cmsDrafts.kind, kind),
          editable ? inArray(cmsDrafts.documentId, editable) : undefined,
          sql`${cmsDrafts.path} !~ '[.](md|yaml)$'`,
        ),
      );
    const ids = new Set([...(await uploads.findOwners(db)), ...drafted.map(({ id }) => id)]);
    const own = editable ? [...ids].filter((id) => editable.includes(id)) : [...ids];
    owners.push(...own.sort().map((id) => ({ kind, id })));
  }
  return owners.sort((one, other) => documentKinds.indexOf(one.kind) - documentKinds.indexOf(other.kind));
}

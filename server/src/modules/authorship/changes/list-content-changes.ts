import { contentActions, type DocumentKindName } from '@navor/contract';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/platform.tables.ts';
import { findAuditPage } from '../../identity/index.ts';
import { isAdministrator } from '../authorship.policy.ts';

/** What entries about questions call their quiz, and all others their document. */
const documentId = sql`coalesce(${auditEntries.details} ->> 'id', ${auditEntries.details} ->> 'quiz_id')`;
const documentKind = sql`coalesce(${auditEntries.details} ->> 'kind', 'quiz')`;

type Wanted = { kind?: DocumentKindName | undefined; id?: string | undefined; page: number };

/** What was done to the documents that somebody may edit, newest first. */
export function listContentChanges(db: Db, viewer: SignedIn, { kind, id, page }: Wanted) {
  const condition = and(
    inArray(auditEntries.action, [...contentActions]),
    kind ? sql`${documentKind} = ${kind}` : undefined,
    id ? sql`${documentId} = ${id}` : undefined,
    isAdministrator(viewer) ? undefined : isEditedBy(viewer.user.id),
  );
  return findAuditPage(db, { condition, page, pageSize: 30 });
}

function isEditedBy(userId: string): SQL {
  return sql`(${documentKind}, ${documentId}) IN (
    SELECT kind, id FROM content_owners WHERE owner_id = ${userId}
    UNION ALL SELECT kind, id FROM content_shares WHERE user_id = ${userId})`;
}

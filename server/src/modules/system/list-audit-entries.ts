import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { auditEntries } from '../../platform/platform.tables.ts';
import { findAuditPage } from '../identity/index.ts';

type Wanted = { subject_id?: string | undefined; page: number };

/** What administrators did, or what was done to one person, newest first. */
export function listAuditEntries(db: Db, { subject_id, page }: Wanted) {
  const condition = subject_id ? eq(auditEntries.subjectId, subject_id) : undefined;
  return findAuditPage(db, { condition, page, pageSize: 50 });
}

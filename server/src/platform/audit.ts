import type { AuditAction } from '@navor/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from './database/database.ts';
import { auditEntries } from './platform.tables.ts';

/** What somebody with a role does to others, or to what others learn from, and why where a reason is asked for. */
export type Audited = {
  actorId: string;
  /** Whom it concerns; nobody where it concerns content, which the details name. */
  subjectId: string | null;
  action: AuditAction;
  reason: string | null;
  details: Record<string, unknown>;
};

/** Keeps what was done, in the transaction that does it: both are kept or neither. */
export async function recordAudit(db: Db, audited: Audited): Promise<void> {
  // Not when the transaction began: whoever had to wait for another administrator came later.
  await db.insert(auditEntries).values({ ...audited, at: sql`clock_timestamp()` });
}

/** Whether exactly this is recorded already, for what may be asked for again because it was cut off. */
export async function isAudited(db: Db, { actorId, subjectId, action, reason, details }: Audited): Promise<boolean> {
  const found = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        sql`${auditEntries.subjectId} IS NOT DISTINCT FROM ${subjectId}`,
        eq(auditEntries.actorId, actorId),
        eq(auditEntries.action, action),
        sql`${auditEntries.reason} IS NOT DISTINCT FROM ${reason}`,
        sql`${auditEntries.details} = ${JSON.stringify(details)}::jsonb`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

import type { AuditEntry } from '@navor/contract';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { auditEntries } from '../../platform/platform.tables.ts';
import { peopleSubquery } from '../identity/index.ts';

const pageSize = 50;

type AuditPage = { count: number; page_count: number; entries: AuditEntry[] };

type Wanted = { subject_id?: string | undefined; page: number };

/** What administrators did, or what was done to one person, newest first. */
export async function listAuditEntries(db: Db, { subject_id, page }: Wanted): Promise<AuditPage> {
  const condition = subject_id ? eq(auditEntries.subjectId, subject_id) : undefined;
  const [actors, subjects] = [peopleSubquery(db, 'actors'), peopleSubquery(db, 'subjects')];
  const [count, rows] = await Promise.all([
    db.$count(auditEntries, condition),
    db
      .select({
        entry: auditEntries,
        actor: { id: actors.id, full_name: actors.fullName },
        subject: { id: subjects.id, full_name: subjects.fullName, email: subjects.email },
      })
      .from(auditEntries)
      .leftJoin(actors, eq(actors.id, auditEntries.actorId))
      .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
      .where(condition)
      .orderBy(desc(auditEntries.at), auditEntries.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return {
    count,
    page_count: Math.max(1, Math.ceil(count / pageSize)),
    entries: rows.map(({ entry: { id, action, reason, details, at }, actor, subject }) => ({
      id,
      actor,
      subject,
      action,
      reason,
      details,
      at,
    })),
  };
}

import type { AuditEntry } from '@navor/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { auditEntries } from '../../../platform/platform.tables.ts';
import { peopleSubquery } from '../identity.queries.ts';

type Wanted = { condition: SQL | undefined; page: number; pageSize: number };

/** A page of the audit log, newest first, with the names of those it is about. */
export async function findAuditPage(db: Db, { condition, page, pageSize }: Wanted) {
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
    entries: rows.map(
      ({ entry: { id, action, reason, details, at }, actor, subject }): AuditEntry => ({
        ...{ id, actor, subject, action, reason, details, at },
      }),
    ),
  };
}

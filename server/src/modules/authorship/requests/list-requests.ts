import type { AuthorRequest, AuthorRequestStatus } from '@navor/contract';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { authorRequests } from '../authorship.tables.ts';
import { presentRequest } from './own-request.ts';

const pageSize = 20;

/** Who waits longest comes first; of those who were decided on, the latest. */
export async function listRequests(db: Db, { status, page }: { status: AuthorRequestStatus; page: number }) {
  const people = peopleSubquery(db, 'requester');
  const ofStatus = eq(authorRequests.status, status);
  const [count, rows] = await Promise.all([
    db.$count(authorRequests, ofStatus),
    db
      .select({
        row: authorRequests,
        person: { id: people.id, full_name: people.fullName, email: people.email, avatar_url: people.avatarUrl },
      })
      .from(authorRequests)
      .innerJoin(people, eq(people.id, authorRequests.userId))
      .where(ofStatus)
      .orderBy(status === 'open' ? asc(authorRequests.createdAt) : desc(authorRequests.decidedAt), authorRequests.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  return {
    count,
    page_count: Math.max(1, Math.ceil(count / pageSize)),
    requests: rows.map(({ row, person }): AuthorRequest => ({ ...presentRequest(row), person })),
  };
}

import type { AuthorRequestStatus } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { authorRequests } from '../authorship.tables.ts';

/** A request as messages tell of it. */
export type RequestNotice = {
  userId: string;
  name: string;
  status: AuthorRequestStatus;
  message: string;
  declineReason: string | null;
};

export async function findRequestNotice(db: Db, requestId: string): Promise<RequestNotice | undefined> {
  const person = peopleSubquery(db, 'notice_requester');
  const [notice] = await db
    .select({
      userId: authorRequests.userId,
      name: person.fullName,
      status: authorRequests.status,
      message: authorRequests.message,
      declineReason: authorRequests.declineReason,
    })
    .from(authorRequests)
    .innerJoin(person, eq(person.id, authorRequests.userId))
    .where(eq(authorRequests.id, requestId));
  return notice;
}

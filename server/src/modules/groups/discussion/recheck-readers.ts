import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { discussionTopic } from './change-discussion.ts';

/**
 * Somebody no longer takes part in a session. Streams ask with every change who may read, so that theirs ends with this one and
 * not only at the next look.
 */
export function recheckReaders({ live }: Pick<Services, 'live'>, tx: Db, sessionId: string, userId: string) {
  return live.publish(tx, discussionTopic(sessionId), userId);
}

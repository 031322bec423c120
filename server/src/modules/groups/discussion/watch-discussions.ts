import type { DiscussionChange } from '@navor/contract';
import { withEventMeta } from '@orpc/server';
import type { SignedIn } from '../../../platform/access.ts';
import { AppError } from '../../../platform/errors.ts';
import { openStream } from '../../../platform/live/open-stream.ts';
import type { Services } from '../../../platform/services.ts';
import { isSessionOpen } from '../../identity/index.ts';
import { discussionTopic } from './change-discussion.ts';
import { findChanges, type Positions } from './find-changes.ts';
import { writePositions } from './positions.ts';

type Watching = { viewer: SignedIn; positions: Positions; signal: AbortSignal | undefined };

/**
 * What happens in discussions from these positions on. Who may read is asked with every change and now and then, by the same
 * statement that reads: a seat that was given up or a session that was ended shows nothing more.
 */
export async function watchDiscussions(services: Services, { viewer, positions, signal }: Watching) {
  const { pool, live } = services;
  const sessionOf = new Map(Array.from(positions.keys(), (sessionId) => [discussionTopic(sessionId), sessionId]));
  const stream = openStream(live, { userId: viewer.user.id, topics: [...sessionOf.keys()], signal });

  async function readChanges(topic?: string): Promise<DiscussionChange[]> {
    const sessionId = topic && sessionOf.get(topic);
    const asked = sessionId ? ofSession(positions, sessionId) : positions;
    if (asked.size === 0) return [];
    const [isOpen, changes] = await Promise.all([
      isSessionOpen(pool, viewer.sessionId),
      findChanges(pool, viewer.user.id, asked),
    ]);
    if (!isOpen) throw new AppError('NOT_AUTHENTICATED');
    return changes;
  }

  async function* follow(first: DiscussionChange[]): AsyncGenerator<DiscussionChange> {
    try {
      yield* first.map(inOrder);
      for await (const change of stream.changes) {
        const changes = await readChanges(change.kind === 'changed' ? change.topic : undefined);
        yield* changes.map(inOrder);
        if (positions.size === 0) return;
        if (changes.length === 0 && change.kind === 'recheck') yield { kind: 'alive' };
      }
    } finally {
      stream.close();
    }
  }

  /** Moves the position on and says so in the event's id. */
  function inOrder(change: DiscussionChange): DiscussionChange {
    if (change.kind === 'closed') positions.delete(change.session_id);
    else if (change.kind === 'outdated') positions.set(change.session_id, change.revision);
    else if (change.kind === 'message') positions.set(change.message.session_id, change.message.revision);
    return withEventMeta(change, { id: writePositions(positions) });
  }

  try {
    const first = await readChanges();
    if (first.filter(({ kind }) => kind === 'closed').length === positions.size) throw new AppError('NOT_FOUND');
    return follow(first);
  } catch (error) {
    stream.close();
    throw error;
  }
}

function ofSession(positions: Positions, sessionId: string): Positions {
  const position = positions.get(sessionId);
  return new Map(position === undefined ? [] : [[sessionId, position]]);
}

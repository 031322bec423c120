import type { AnswerChange } from '@navor/contract';
import { withEventMeta } from '@orpc/server';
import type { SignedIn } from '../../../platform/access.ts';
import { AppError } from '../../../platform/errors.ts';
import { openStream } from '../../../platform/live/open-stream.ts';
import type { Services } from '../../../platform/services.ts';
import { isSessionOpen } from '../../identity/index.ts';
import { own } from '../assistant.policy.ts';
import { answerTopic } from './answer-topic.ts';
import { findChanges } from './find-changes.ts';
import { readAnswer } from './read-answer.ts';

type Following = { viewer: SignedIn; answerId: string; after: number; signal: AbortSignal | undefined };

/** How an answer grows from a position on, until it ends. Whoever leaves misses nothing, and the answer does not notice. */
export async function followAnswer(services: Services, { viewer, answerId, after, signal }: Following) {
  const { pool, live } = services;
  const stream = openStream(live, { userId: viewer.user.id, topics: [answerTopic(answerId)], signal });
  let position = after;

  /** The answer may have been deleted, or its reader signed out, since the last look. */
  async function readChanges(): Promise<AnswerChange[]> {
    const [isOpen, progress] = await Promise.all([
      isSessionOpen(pool, viewer.sessionId),
      findChanges(pool, answerId, position),
    ]);
    if (!isOpen) throw new AppError('NOT_AUTHENTICATED');
    const { status, is_dead, parts } = own(viewer, progress);
    if (status !== 'writing' || is_dead) return [await readEnd()];
    position = parts.at(-1)?.position ?? position;
    return parts.map((each) => withEventMeta(each.part, { id: String(each.position) }));
  }

  async function readEnd(): Promise<AnswerChange> {
    const answer = await readAnswer(services, viewer, answerId);
    return withEventMeta({ kind: 'end', answer }, { id: String(answer.revision) });
  }

  async function* follow(first: AnswerChange[]): AsyncGenerator<AnswerChange> {
    try {
      yield* first;
      if (hasEnd(first)) return;
      for await (const change of stream.changes) {
        const changes = await readChanges();
        yield* changes;
        if (hasEnd(changes)) return;
        if (changes.length === 0 && change.kind === 'recheck') yield { kind: 'alive' };
      }
    } finally {
      stream.close();
    }
  }

  try {
    return follow(await readChanges());
  } catch (error) {
    stream.close();
    throw error;
  }
}

function hasEnd(changes: readonly AnswerChange[]): boolean {
  return changes.some(({ kind }) => kind === 'end');
}

/** The last event that a browser has had goes before what it asked for when it first came. */
export function startAfter(after: number, lastEventId: string | undefined): number {
  const last = /^\d{1,9}$/.test(lastEventId ?? '') ? Number(lastEventId) : 0;
  return Math.max(after, last);
}

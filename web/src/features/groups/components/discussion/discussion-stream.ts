import type { DiscussionChange } from '@navor/contract';
import { isApiError } from '#platform/api-error.ts';
import { createSharedStream, type SharedStream } from '#platform/live/shared-stream.ts';

export type DiscussionStream = SharedStream<DiscussionChange>;

const streams = new Map<string, DiscussionStream>();

/** What happens in the discussions that somebody has open, in all tabs of this browser over one connection. */
export function discussionStreamOf(userId: string): DiscussionStream {
  const known = streams.get(userId);
  if (known) return known;
  const stream = createSharedStream(`navor-discussions:${userId}`, { open, placeOf });
  streams.set(userId, stream);
  return stream;
}

async function open(after: Record<string, number>, signal: AbortSignal): Promise<AsyncIterable<DiscussionChange>> {
  const { api } = await import('#platform/browser-api.ts');
  try {
    return await api.groups.discussion.watch({ after }, { signal });
  } catch (error) {
    if (isApiError(error) && error.code === 'NOT_FOUND') return allClosed(Object.keys(after), signal);
    throw error;
  }
}

/** None of them may be read any more; to ask again and again would not change that. */
async function* allClosed(sessionIds: string[], signal: AbortSignal): AsyncGenerator<DiscussionChange> {
  for (const session_id of sessionIds) yield { kind: 'closed', session_id };
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
}

function placeOf(change: DiscussionChange) {
  if (change.kind === 'message') return { topic: change.message.session_id, position: change.message.revision };
  if (change.kind === 'outdated') return { topic: change.session_id, position: change.revision };
  return undefined;
}

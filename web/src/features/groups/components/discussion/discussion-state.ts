import type { Discussion, DiscussionChange, DiscussionMessage } from '@navor/contract';

/** What this page knows of a discussion: an unbroken row of messages up to the newest. */
export type DiscussionState = Discussion;

/** A change as the stream tells it; one that is known already changes nothing. */
export function withChange(state: DiscussionState, change: DiscussionChange): DiscussionState {
  if (change.kind !== 'message' || change.message.revision <= state.revision) return state;
  return { ...withMessages(state, [change.message]), revision: change.message.revision };
}

/**
 * Messages that are known from elsewhere, such as the answer to one's own. They do not move the revision on: something of
 * somebody else may lie between.
 */
export function withMessages(state: DiscussionState, messages: readonly DiscussionMessage[]): DiscussionState {
  const first = state.messages[0]?.number ?? 0;
  const known = new Map(state.messages.map((message) => [message.id, message]));
  for (const message of messages) {
    // It belongs to a page that was not read yet, and comes with that.
    if (state.has_earlier && message.number < first) continue;
    if (message.revision > (known.get(message.id)?.revision ?? -1)) known.set(message.id, message);
  }
  return { ...state, messages: [...known.values()].sort((a, b) => a.number - b.number) };
}

export function withEarlier(state: DiscussionState, page: Discussion): DiscussionState {
  return { ...withMessages({ ...state, has_earlier: false }, page.messages), has_earlier: page.has_earlier };
}

/** The newest page, read again: with what is known where the two meet, else in its place. */
export function withNewest(state: DiscussionState, page: Discussion): DiscussionState {
  const newest = state.messages.at(-1)?.number ?? 0;
  const meets = !page.has_earlier || (page.messages[0]?.number ?? 0) <= newest;
  return meets ? withMessages(state, page.messages) : page;
}

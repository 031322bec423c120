import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import type { DiscussionStream } from './discussion-stream.ts';

type Follower = Parameters<DiscussionStream['subscribe']>[0];

/** Follows a discussion until told to stop. What streams is fetched then: most visitors of a session take no part in it. */
export function followDiscussion(userId: string, follower: Follower): () => void {
  let hasLeft = false;
  let leave = () => {};
  void loadWithRetry(() => import('./discussion-stream.ts'))
    .catch(fetchPageAnew)
    .then(({ discussionStreamOf }) => {
      if (!hasLeft) leave = discussionStreamOf(userId).subscribe(follower);
    });
  return () => {
    hasLeft = true;
    leave();
  };
}

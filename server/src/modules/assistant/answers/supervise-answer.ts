import type { Services } from '../../../platform/services.ts';
import { AnswerEnding, type EndReason } from './answer-ending.ts';
import { answerTopic } from './answer-topic.ts';
import { renewalMs, renewLease, type WritingState } from './append-parts.ts';

/** What is published when somebody wants an answer to stop; everything else on its topic tells of its parts. */
export const stopMessage = 'stop';

/** No answer takes longer, whatever its producer waits for. */
const longestMs = 10 * 60_000;

/** Says again and again that an answer is being written, and hears from all processes that it should end. */
export function superviseAnswer({ pool, live, log }: Pick<Services, 'pool' | 'live' | 'log'>, answerId: string) {
  const ending = new AbortController();
  const leaving = new AbortController();
  const end = (reason: EndReason) => ending.abort(new AnswerEnding(reason));

  function note(state: WritingState): void {
    if (state === 'gone') end('gone');
    else if (state === 'stop_requested') end('stopped');
  }
  // One that fails is followed by the next; after too many of them the lease is over, and the answer interrupted.
  const renew = () =>
    renewLease(pool, answerId).then(note, ({ message }: Error) =>
      log.warn({ answerId, reason: message }, 'an answer could not say that it is being written'),
    );

  const renewal = setInterval(renew, renewalMs);
  const deadline = setTimeout(() => end('timeout'), longestMs);
  const changes = live.watch([answerTopic(answerId)], leaving.signal);
  const listening = (async () => {
    for await (const change of changes) {
      if (change.kind === 'reconnected' || change.id === stopMessage) await renew();
    }
    // Messages end for those who did not leave when this process stops.
    if (!leaving.signal.aborted) end('shutdown');
  })();

  return {
    signal: ending.signal,
    note,
    async leave(): Promise<void> {
      clearInterval(renewal);
      clearTimeout(deadline);
      leaving.abort();
      await listening;
    },
  };
}

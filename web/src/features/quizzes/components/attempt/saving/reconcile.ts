import type { AttemptQuestion } from '@navor/contract';
import type { AnswersState, Draft, Saved } from './answers-state.ts';
import { isSameResponse } from './same-response.ts';

export type ToldAnswer = Pick<AttemptQuestion, 'position' | 'response' | 'revision' | 'settled'>;

/** What is saved and what is not, after the server has told how the answers of an attempt stand. */
export function reconcile(
  now: Pick<AnswersState, 'drafts' | 'saved'>,
  questions: readonly ToldAnswer[],
): Pick<AnswersState, 'drafts' | 'saved'> {
  const drafts: Record<number, Draft> = {};
  const saved: Record<number, Saved> = {};
  for (const { position, response, revision, settled } of questions) {
    const known = now.saved[position];
    // What was told may be older than what was saved while it was on its way.
    const standing = known && known.revision > revision ? known : { response, revision };
    saved[position] = standing;
    const draft = now.drafts[position];
    if (!draft || settled || isSameResponse(draft.response, standing.response)) continue;
    const isOwn = draft.sent.some((own) => isSameResponse(own, standing.response));
    drafts[position] = isOwn ? { ...draft, revision: standing.revision, sent: [] } : draft;
  }
  return { drafts, saved };
}

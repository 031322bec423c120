import type { Answer, AnswerChange, Conversation, ErrorCode, Turn } from '@navor/contract';
import {
  type ChatState,
  chatOf,
  emptyChat,
  withAnswer,
  withAsked,
  withChange,
  withEarlier,
  withNewest,
} from './chat-state.ts';

/** What was being done when something went wrong. */
export type Deed = 'asking' | 'askingAgain' | 'stopping' | 'following';

/** Why something was not done. */
export type Problem = { deed: Deed } & (
  | { kind: 'connection' }
  | { kind: 'sign-in' }
  | { kind: 'refused'; code: ErrorCode }
);

export type ChatProgress = ChatState & {
  isSending: boolean;
  /** The answer that was asked to stop. Whether it still has to is told by the answer itself. */
  stoppingId: string | null;
  problem: Problem | null;
  /** Following was refused: until a page comes, there is no use in trying. */
  isShutOut: boolean;
};

export type ChatEvent =
  | { kind: 'page'; page: Conversation }
  | { kind: 'earlier'; page: Conversation }
  | { kind: 'sending' }
  | { kind: 'taken'; turn: Turn }
  | { kind: 'stopping'; answerId: string }
  /** What the server told when it was asked to stop: it may still be written. */
  | { kind: 'stopped'; answer: Answer }
  | { kind: 'changed'; answerId: string; change: AnswerChange }
  | { kind: 'read'; answer: Answer }
  | { kind: 'failed'; problem: Problem };

export function chatBegun(page: Conversation | null): ChatProgress {
  return { ...(page ? chatOf(page) : emptyChat), isSending: false, stoppingId: null, problem: null, isShutOut: false };
}

/** Whatever order things happen in: a page, a stream and one's own deeds know nothing of each other. */
export function chatAfter(before: ChatProgress, event: ChatEvent): ChatProgress {
  const after = changed(before, event);
  const hasEnded = writingOf(before) !== undefined && writingOf(after)?.id !== writingOf(before)?.id;
  return hasEnded ? { ...after, stoppingId: null, problem: null } : after;
}

/** The answer that is being written, if one is. */
export function writingOf({ turns }: ChatState): Answer | undefined {
  const answer = turns.at(-1)?.answer;
  return answer?.status === 'writing' ? answer : undefined;
}

function changed(before: ChatProgress, event: ChatEvent): ChatProgress {
  switch (event.kind) {
    case 'page': {
      const isSignedIn = { isShutOut: false, problem: before.problem?.kind === 'sign-in' ? null : before.problem };
      return { ...before, ...withNewest(before, event.page), ...isSignedIn };
    }
    case 'earlier':
      return { ...before, ...withEarlier(before, event.page) };
    case 'sending':
      return { ...before, isSending: true, problem: null };
    case 'taken':
      return { ...before, ...withAsked(before, event.turn), isSending: false };
    case 'stopping':
      return { ...before, stoppingId: event.answerId, problem: null };
    case 'stopped':
      // The stream goes on from what is known: a state from elsewhere in its midst would bring pieces twice.
      return event.answer.status === 'writing' ? before : { ...before, ...withAnswer(before, event.answer) };
    case 'changed':
      return { ...before, ...withChange(before, event.answerId, event.change) };
    case 'read':
      return { ...before, ...withAnswer(before, event.answer) };
    case 'failed':
      return afterFailure(before, event.problem);
  }
}

function afterFailure(before: ChatProgress, problem: Problem): ChatProgress {
  switch (problem.deed) {
    case 'asking':
    case 'askingAgain':
      return { ...before, isSending: false, problem };
    case 'stopping':
      // It ended all the same, before that was told.
      if (before.stoppingId === null) return before;
      return { ...before, stoppingId: null, problem };
    case 'following':
      return { ...before, isShutOut: true, problem };
  }
}

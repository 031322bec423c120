import type { Answer, AnswerBlock, AnswerChange, Conversation, Turn } from '@navor/contract';

/** What this page knows of a conversation: an unbroken row of turns up to the newest. */
export type ChatState = {
  turns: readonly Turn[];
  hasEarlier: boolean;
  /** Turns that were asked here and that no page has shown yet: one that was read before them knows nothing of them. */
  askedHere: readonly string[];
};

export const emptyChat: ChatState = { turns: [], hasEarlier: false, askedHere: [] };

export function chatOf({ turns, has_earlier }: Conversation): ChatState {
  return { turns, hasEarlier: has_earlier, askedHere: [] };
}

/** A turn that was asked here. */
export function withAsked(state: ChatState, turn: Turn): ChatState {
  return { ...withTurn(state, turn), askedHere: [...state.askedHere, turn.id] };
}

/** A turn as it came from the server. What is known already of the same answer stays the very same, and is not drawn again. */
export function withTurn(state: ChatState, received: Turn): ChatState {
  const known = state.turns.find(({ id }) => id === received.id);
  if (!known) return { ...state, turns: [...state.turns, received].sort((a, b) => a.number - b.number) };
  const merged = mergedTurn(known, received);
  return merged === known ? state : replaced(state, merged);
}

/** An answer that was read anew or has ended. */
export function withAnswer(state: ChatState, answer: Answer): ChatState {
  const turn = state.turns.find(({ id }) => id === answer.turn_id);
  if (!turn || turn.answer?.id !== answer.id) return state;
  return replaced(state, {
    ...turn,
    answer: withKnownBlocks(turn.answer, answer),
    earlier_answer: hasReplaced(answer) ? null : turn.earlier_answer,
  });
}

/** One that failed, or was stopped before anything came of it, leaves the answer of the try before it where it was. */
function hasReplaced({ status, blocks }: Answer): boolean {
  return status === 'done' || (status === 'stopped' && blocks.length > 0);
}

export function withChange(state: ChatState, answerId: string, change: AnswerChange): ChatState {
  const turn = state.turns.find(({ answer }) => answer?.id === answerId);
  if (!turn) return state;
  const { answer } = turn;
  if (answer?.status !== 'writing') return state;
  switch (change.kind) {
    case 'text':
      return replaced(state, { ...turn, answer: { ...answer, open_text: answer.open_text + change.text } });
    case 'block':
      return replaced(state, {
        ...turn,
        answer: { ...answer, blocks: [...answer.blocks, change.block], open_text: '' },
      });
    case 'end':
      return withAnswer(state, change.answer);
    case 'alive':
      return state;
  }
}

/** The newest page, read again: with what is known where the two meet, else in its place. */
export function withNewest(state: ChatState, page: Conversation): ChatState {
  const newest = state.turns.at(-1)?.number ?? 0;
  const meets = !page.has_earlier || (page.turns[0]?.number ?? 0) <= newest + 1;
  return meets ? page.turns.reduce(withTurn, withoutGone(state, page)) : chatOf(page);
}

/** A page before which there is nothing shows all there is: what is known besides has been deleted. */
function withoutGone(state: ChatState, page: Conversation): ChatState {
  const shown = new Set(page.turns.map(({ id }) => id));
  const askedHere = state.askedHere.filter((id) => !shown.has(id));
  const isThere = ({ id }: Turn) => shown.has(id) || askedHere.includes(id);
  const turns = page.has_earlier || state.turns.every(isThere) ? state.turns : state.turns.filter(isThere);
  const isSame = turns === state.turns && askedHere.length === state.askedHere.length;
  return isSame ? state : { ...state, turns, askedHere };
}

export function withEarlier(state: ChatState, page: Conversation): ChatState {
  return { ...page.turns.reduce(withTurn, state), hasEarlier: page.has_earlier };
}

function mergedTurn(known: Turn, received: Turn): Turn {
  const before = known.answer;
  const now = received.answer;
  if (!before || !now) return received;
  // Read before the answer was asked for again.
  if (now.number < before.number) return known;
  if (now.id !== before.id) return received;
  // The stream goes on from what is known: pieces of it that were also read would come twice. And what has ended, has.
  if (now.status === 'writing' || before.status !== 'writing') return known;
  return { ...received, answer: withKnownBlocks(before, now) };
}

function withKnownBlocks(before: Answer, now: Answer): Answer {
  return {
    ...now,
    blocks: now.blocks.map((block, index) => {
      const known = before.blocks[index];
      return known && isSameBlock(known, block) ? known : block;
    }),
  };
}

function isSameBlock(one: AnswerBlock, other: AnswerBlock): boolean {
  if (one.kind !== other.kind || one.source !== other.source) return false;
  return one.kind !== 'html' || other.kind !== 'html' || one.html === other.html;
}

function replaced(state: ChatState, turn: Turn): ChatState {
  return { ...state, turns: state.turns.map((known) => (known.id === turn.id ? turn : known)) };
}

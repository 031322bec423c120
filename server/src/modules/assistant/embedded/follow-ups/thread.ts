import type { FoundFact } from '../../../search/index.ts';
import type { ReplyContext } from '../reply.ts';
import type { FormulaMatch, Solved } from '../solving/match-formulas.ts';

/** What a conversation is about at one of its messages, as far as a later one may go on with it. */
export type Thread = { earlier: Thread | null } & (Computation | Conversion | TableRow | Term);

export type Computation = {
  kind: 'computation';
  /** Whole, with what later messages gave or changed. */
  question: string;
  /** What was asked of it afterwards, in the words of the messages. */
  further: readonly string[];
  match: FormulaMatch<FoundFact>;
  /** All that was found on the way to it, itself too. */
  found: readonly Solved<FoundFact>[];
};

/** As they are written: `5 bar`, `psi`. */
export type Conversion = { kind: 'conversion'; from: string; to: string };

export type TableRow = { kind: 'row'; name: string; tableId: string; columns: readonly string[] };

/** Something that was explained. */
export type Term = { kind: 'term'; term: string };

/** What a message that goes on with a thread is answered with. */
export type Told =
  | { kind: 'match'; match: FormulaMatch<FoundFact>; question: string; understood: string | null }
  /** A value of a kind that what it goes on with does not have. */
  | { kind: 'unplaced'; value: string }
  /** The same as another question, which stands for itself. */
  | { kind: 'conversion' | 'row'; question: string }
  | { kind: 'nothing' };

export type Continued = { thread: Thread; told: Told[] };

/** One way to go on with a thread; null where a message is not meant so. */
export type Continue<T> = (
  context: ReplyContext,
  thread: T & { earlier: Thread | null },
  message: Message,
) => Promise<Continued | null>;

export type Message = {
  /** As it was written. */
  said: string;
  /** Without the words that only tie it to what was said before. */
  rest: string;
  isTied: boolean;
};

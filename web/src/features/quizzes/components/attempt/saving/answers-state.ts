import type { ErrorCode } from '@navor/contract';
import type { Response } from '@navor/questions';
import type { WaitsFor } from '#platform/outbox/send-write.ts';

export type Answer = Response | null;

/** An answer that the server has not taken yet. */
export type Draft = {
  /** Another one with each change. */
  id: string;
  response: Answer;
  /** The revision that it was made from. */
  revision: number;
  /** What was sent since then and never acknowledged: it may stand on the server all the same. */
  sent: Answer[];
};

/** What an answer is on the server. */
export type Saved = { response: Answer; revision: number };

type ByPosition<Entry> = Readonly<Record<number, Entry>>;

/** What the browser stores of an attempt, for all its windows. */
export type StoredAnswers = {
  drafts: ByPosition<Draft>;
  /** Flags that are to be set or taken off. */
  flags: ByPosition<boolean>;
  /** One's own answers that gave way to another one, given elsewhere. */
  displaced: ByPosition<Answer>;
  /** What the server will not take as it is. */
  refused: ByPosition<{ code: ErrorCode; response: Answer }>;
};

export type AnswersState = StoredAnswers & {
  /** As the server has them, as far as this window was told. */
  saved: ByPosition<Saved>;
  flagged: ByPosition<boolean>;
  waitsFor: WaitsFor | null;
  /** Whether anything was saved since the page was opened. */
  hasSaved: boolean;
  /** Counts how often the server told that the page shows an attempt as it no longer is. */
  timesOutdated: number;
};

export const nothingStored: StoredAnswers = { drafts: {}, flags: {}, displaced: {}, refused: {} };

export const nothingShown: Omit<AnswersState, keyof StoredAnswers | 'waitsFor'> = {
  saved: {},
  flagged: {},
  hasSaved: false,
  timesOutdated: 0,
};

export const noAnswers: AnswersState = { ...nothingStored, ...nothingShown, waitsFor: null };

export function without<Entry>(entries: ByPosition<Entry>, position: number): Record<number, Entry> {
  const { [position]: _, ...others } = entries;
  return others;
}

export function positionsOf(entries: ByPosition<unknown>): number[] {
  return Object.keys(entries).map(Number);
}

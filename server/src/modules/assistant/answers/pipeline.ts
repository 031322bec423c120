import type { AnswerBlock, AnswerFailure, AnswerNotice, Attachment, SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { Viewer } from '../../../platform/access.ts';
import type { GroundedPassage } from '../grounding/grounded-passage.ts';

/** What an answer is made of on its way to a reader: a question with all that belongs to it goes in, finished parts come out. */

export type AnswerRequest = {
  /** Whoever asks: everything that is read for the answer is read with their rights. */
  viewer: Viewer;
  language: Language;
  question: string;
  /** Where the answer is kept; none where somebody only tries the assistant. */
  answerId?: string;
  attachments: LoadedAttachment[];
  /** What was said before, the oldest first, as Markdown; the newest few turns. */
  history: { question: string; answer: string; attachments?: Attachment[] }[];
  /** Passages of our own content that fit the question, numbered from 1 for the producer, which cites them so; none where nothing fits. */
  passages: GroundedPassage[];
  /** How to teach here and now, by the rules of the server: whole sentences, told to a model before everything else. */
  instructions: readonly string[];
  now: Date;
};

/** Something that was attached, as far as the reader may read it now. */
export type LoadedAttachment = {
  attachment: Attachment;
  title: string;
  path: string | null;
  /** Plain words, with formulas as LaTeX; empty where it may not be read any more. */
  text: string;
};

/** What a producer tells. Text is Markdown with LaTeX and `[1]` for passages, in any pieces; blocks are finished by themselves. */
export type ProducerEvent =
  | { kind: 'text'; text: string }
  | { kind: 'block'; block: AnswerBlock }
  | { kind: 'notice'; notice: AnswerNotice }
  /** Once, at the end; estimated where the gateway tells no figures. */
  | { kind: 'usage'; inputTokens: number; outputTokens: number; isEstimated: boolean };

/** Ends when the answer does; throws `AnswerFailed` where there is none to be had. Obeys the signal at once. */
export type AnswerProducer = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<ProducerEvent>;

/** The message is for the log alone, and never has a key in it. */
export class AnswerFailed extends Error {
  readonly failure: AnswerFailure;
  /** What came before was not meant for the reader, and nothing of it is kept. */
  readonly takesBack: boolean;
  constructor(failure: AnswerFailure, message: string = failure, { takesBack = false } = {}) {
    super(message);
    this.failure = failure;
    this.takesBack = takesBack;
  }
}

/** What is kept and sent of an answer while it is written. */
export type AnswerPart = { kind: 'text'; text: string } | { kind: 'block'; block: AnswerBlock };

/** What is kept of a citation: enough to look whether the passage is still there, and what was read. */
export type StoredCitation = {
  number: number;
  kind: SearchKind;
  itemId: string;
  language: Language;
  anchor: string | null;
  heading: string | null;
  title: string;
  path: string;
  excerpt: string;
};

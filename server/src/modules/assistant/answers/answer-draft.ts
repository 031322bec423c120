import type { AnswerBlock } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { growingPause } from '../../../platform/time/growing-pause.ts';
import { answerTopic } from './answer-topic.ts';
import { appendParts, type WritingState } from './append-parts.ts';
import type { AnswerPart } from './pipeline.ts';

/** So long parts wait for others: many words make one row, and nobody sees the difference. */
const batchMs = 100;
/** After failures the pauses grow, as long as the database is away. */
const longestPauseMs = 2000;

/** What is written of an answer, on its way to its readers. */
export function createAnswerDraft(
  { db, pool, live, log }: Pick<Services, 'db' | 'pool' | 'live' | 'log'>,
  answerId: string,
  onState: (state: WritingState) => void,
) {
  const blocks: AnswerBlock[] = [];
  let sentCount = 0;
  let waiting: AnswerPart[] = [];
  /** Stays the same until it has arrived: whether one that failed did is not known. */
  let batch: AnswerPart[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;
  let failures = 0;

  function schedule(): void {
    if (isClosed || timer || sending || (waiting.length === 0 && batch.length === 0)) return;
    timer = setTimeout(
      () => {
        timer = undefined;
        sending = send()
          .then(() => {
            failures = 0;
          }, noteFailure)
          .finally(() => {
            sending = undefined;
            schedule();
          });
      },
      growingPause(failures, { first: batchMs, longest: longestPauseMs }),
    );
  }

  /** Told once: how long it lasts is told by all others who miss the database. */
  function noteFailure({ message }: Error): void {
    failures += 1;
    if (failures === 1) log.warn({ answerId, reason: message }, 'parts of an answer wait');
  }

  async function send(): Promise<void> {
    if (batch.length === 0) [batch, waiting] = [waiting, []];
    const state = await appendParts(pool, answerId, { after: sentCount, parts: batch });
    sentCount += batch.length;
    batch = [];
    onState(state);
    if (state !== 'gone') await live.publish(db, answerTopic(answerId), answerId);
  }

  return {
    blocks,
    push(parts: readonly AnswerPart[]): void {
      blocks.push(...parts.flatMap((part) => (part.kind === 'block' ? [part.block] : [])));
      waiting = mergeParts(waiting, parts);
      schedule();
    },
    /** Nothing is sent any more; what still waits is part of the answer's end. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await sending;
    },
  };
}

/** Texts become one, and none where the block that they belong to is finished already. */
export function mergeParts(waiting: readonly AnswerPart[], parts: readonly AnswerPart[]): AnswerPart[] {
  const merged = [...waiting];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last?.kind !== 'text') merged.push(part);
    else merged[merged.length - 1] = part.kind === 'text' ? { kind: 'text', text: last.text + part.text } : part;
  }
  return merged;
}

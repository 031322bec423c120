import type { AnswerNotice } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { embeddedProducer } from '../embedded/embedded-producer.ts';
import { gatewayProducer } from '../gateway/gateway-producer.ts';
import { storeCitations, withoutExcerpts } from '../grounding/citations.ts';
import { createAnswerWriter } from '../rendering/answer-writer.ts';
import { highlightInThread } from '../rendering/highlight-in-thread.ts';
import { type CitationNumbers, numberCitations } from '../rendering/number-citations.ts';
import { guardAnswer } from '../teaching/guard-answer.ts';
import type { TeachingPlan } from '../teaching/teaching-plan.ts';
import { estimateUsage } from '../usage/estimate-usage.ts';
import { addTokens, noTokens, type Tokens } from '../usage/settle-usage.ts';
import { createAnswerDraft } from './answer-draft.ts';
import { AnswerEnding, orAborted, untilAborted } from './answer-ending.ts';
import { type AnswerOutcome, finishAnswer } from './finish-answer.ts';
import {
  AnswerFailed,
  type AnswerPart,
  type AnswerProducer,
  type AnswerRequest,
  type StoredCitation,
} from './pipeline.ts';
import { type AnswerJob, prepareRequest } from './prepare-request.ts';
import { superviseAnswer } from './supervise-answer.ts';

/** Longer than any explanation; a model that goes on is repeating itself. */
const longestAnswer = 40_000;

/** Writes an answer from the question to its end, whoever looks on. Never throws: whatever goes wrong is the answer's end. */
export async function produceAnswer(
  services: Services,
  job: AnswerJob,
  produce: AnswerProducer = producerOf(services),
): Promise<void> {
  const { answerId } = job;
  const supervision = superviseAnswer(services, answerId);
  const draft = createAnswerDraft(services, answerId, supervision.note);
  const told: Told = {
    notices: new Set(),
    tokens: undefined,
    citations: noCitations,
    request: undefined,
    plan: undefined,
  };
  let isTakenBack = false;
  try {
    const writing = writeAnswer(services, job, { produce, signal: supervision.signal, push: draft.push, told });
    const outcome = await writing.then(
      () => endOf(draft.blocks.length > 0 || told.notices.has('nothing_found')),
      (error: unknown) => {
        isTakenBack = error instanceof AnswerFailed && error.takesBack;
        return outcomeOf(services, answerId, error);
      },
    );
    await draft.close();
    if (isTakenBack) told.citations = noCitations;
    await finishAnswer(services, answerId, {
      outcome,
      blocks: isTakenBack ? [] : draft.blocks,
      findCitations: () => citationsOf(services, job, told),
      notices: [...told.notices],
      tokens: tokensOf(services, told, draft.blocks.map(({ source }) => source).join('')),
    });
  } catch (error) {
    services.log.error({ err: error, answerId }, 'the end of an answer could not be written');
  } finally {
    await draft.close();
    await supervision.leave();
  }
}

/** What is known of an answer besides its blocks, also of one that does not come to its own end. */
type Told = {
  notices: Set<AnswerNotice>;
  tokens: Tokens | undefined;
  citations: CitationNumbers;
  request: AnswerRequest | undefined;
  plan: TeachingPlan | undefined;
};

const noCitations = numberCitations([]);

type Writing = {
  produce: AnswerProducer;
  signal: AbortSignal;
  push: (parts: readonly AnswerPart[]) => void;
  told: Told;
};

async function writeAnswer(services: Services, job: AnswerJob, { produce, signal, push, told }: Writing) {
  const { request, plan } = await orAborted(prepareRequest(services, job), signal);
  const citations = numberCitations(request.passages);
  Object.assign(told, { request, plan, citations });
  const hidesResults = !plan.openQuestions.isEmpty;
  const { language } = request;
  const { texts } = services;
  const highlight = highlightInThread(services);
  const newWriter = () => createAnswerWriter({ language, citations, texts, highlight, hidesResults });
  let writer = newWriter();
  let length = 0;

  async function finishText(): Promise<void> {
    push(await writer.end());
    writer = newWriter();
  }

  const askAgain = (correction: string, dropped: string) => {
    // A stream that was left in the middle tells no figures, and was paid for.
    if (services.config.gateway) told.tokens ??= estimateUsage(request, dropped);
    return produce({ ...request, instructions: [...request.instructions, correction] }, signal);
  };
  try {
    for await (const event of untilAborted(guardAnswer(plan, produce(request, signal), askAgain), signal)) {
      if (event.kind === 'text') {
        push(await writer.push(event.text));
        length += event.text.length;
      } else if (event.kind === 'block') {
        await finishText();
        push([event]);
      } else if (event.kind === 'notice') told.notices.add(event.notice);
      else told.tokens = addTokens(told.tokens ?? noTokens, event);
      if (length > longestAnswer) {
        told.notices.add('shortened');
        break;
      }
    }
  } finally {
    // However it ends: what was said so far is shown whole.
    await finishText();
  }
}

export function producerOf(services: Services): AnswerProducer {
  return services.config.gateway ? gatewayProducer(services) : embeddedProducer(services);
}

function endOf(hasContent: boolean): AnswerOutcome {
  return hasContent ? { status: 'done', failure: null } : { status: 'failed', failure: 'empty' };
}

function outcomeOf({ log }: Services, answerId: string, error: unknown): AnswerOutcome {
  if (error instanceof AnswerEnding) {
    if (error.reason === 'timeout') return { status: 'failed', failure: 'timeout' };
    return { status: error.reason === 'stopped' ? 'stopped' : 'interrupted', failure: null };
  }
  if (error instanceof AnswerFailed) {
    log.warn({ answerId, failure: error.failure, reason: error.message }, 'no answer was to be had');
    return { status: 'failed', failure: error.failure };
  }
  log.error({ err: error, answerId }, 'an answer failed');
  return { status: 'failed', failure: 'unavailable' };
}

async function citationsOf(
  services: Services,
  { viewer }: AnswerJob,
  { request, plan, citations }: Told,
): Promise<StoredCitation[]> {
  const stored = await storeCitations(services, viewer, request?.passages ?? [], citations.cited());
  return plan?.openQuestions.isEmpty ? stored : withoutExcerpts(stored);
}

/** A gateway whose stream is broken off tells no figures. */
function tokensOf({ config }: Services, { tokens, request }: Told, output: string): Tokens {
  if (tokens) return tokens;
  return config.gateway && request ? estimateUsage(request, output) : noTokens;
}

import type { AnswerBlock, AnswerNotice } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import type { AnswerPart, AnswerProducer, AnswerRequest, ProducerEvent } from '../answers/pipeline.ts';
import { createAnswerWriter } from '../rendering/answer-writer.ts';
import { highlightInThread } from '../rendering/highlight-in-thread.ts';
import { numberCitations } from '../rendering/number-citations.ts';
import { composeReply } from './compose-reply.ts';

/** Answers without a model: what our own content states, and what can be reckoned with it. */
export function embeddedProducer(services: Services): AnswerProducer {
  return async function* answerByContent(request, signal) {
    signal.throwIfAborted();
    const { parts, notices } = await composeReply(services, request);
    for (const part of parts) {
      signal.throwIfAborted();
      yield part;
    }
    for (const notice of notices) yield { kind: 'notice', notice };
    yield { kind: 'usage', inputTokens: 0, outputTokens: 0, isEstimated: false };
  };
}

export type ContentAnswer = {
  blocks: AnswerBlock[];
  notices: AnswerNotice[];
  /** Of the request's passages, those that the blocks refer to, in the order of the text. */
  citedNumbers: number[];
};

/** What may leave of an answer is decided on its way. */
type Guarding = {
  guard?: (events: AsyncIterable<ProducerEvent>) => AsyncIterable<ProducerEvent>;
  hidesResults?: boolean;
};

/** The same as a whole, rendered: for who asks without a conversation. */
export async function answerFromContent(
  services: Services,
  request: AnswerRequest,
  { guard = (events) => events, hidesResults = false }: Guarding = {},
): Promise<ContentAnswer> {
  const { language, passages } = request;
  const blocks: AnswerBlock[] = [];
  const notices: AnswerNotice[] = [];
  const citations = numberCitations(passages);
  const { texts } = services;
  const highlight = highlightInThread(services);
  const newWriter = () => createAnswerWriter({ language, citations, texts, highlight, hidesResults });
  let writer = newWriter();
  const add = (finished: readonly AnswerPart[]) =>
    blocks.push(...finished.flatMap((part) => (part.kind === 'block' ? [part.block] : [])));
  const finishText = async () => {
    add(await writer.end());
    writer = newWriter();
  };
  const events = embeddedProducer(services)(request, new AbortController().signal);
  for await (const event of guard(events)) {
    if (event.kind === 'text') add(await writer.push(event.text));
    else if (event.kind === 'notice') notices.push(event.notice);
    else if (event.kind === 'block') {
      await finishText();
      blocks.push(event.block);
    }
  }
  await finishText();
  return { blocks, notices, citedNumbers: citations.cited() };
}

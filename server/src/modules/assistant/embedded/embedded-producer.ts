import type { AnswerBlock, AnswerNotice } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import type { AnswerProducer, AnswerRequest } from '../answers/pipeline.ts';
import { createAnswerWriter } from '../rendering/answer-writer.ts';
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
  /** Of the request's passages, those that the blocks refer to. */
  citedNumbers: number[];
};

/** The same as a whole, rendered: for who asks without a conversation. */
export async function answerFromContent(services: Services, request: AnswerRequest): Promise<ContentAnswer> {
  const { parts, notices } = await composeReply(services, request);
  const { language, passages } = request;
  const writer = createAnswerWriter({ language, passages, texts: services.texts });
  const blocks: AnswerBlock[] = [];
  for (const part of parts) {
    const finished = part.kind === 'text' ? await writer.push(part.text) : [...(await writer.end()), part];
    blocks.push(...finished.flatMap((each) => (each.kind === 'block' ? [each.block] : [])));
  }
  blocks.push(...(await writer.end()).flatMap((each) => (each.kind === 'block' ? [each.block] : [])));
  return { blocks, notices, citedNumbers: writer.citedNumbers() };
}

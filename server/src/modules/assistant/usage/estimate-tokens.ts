import type { AnswerRequest } from '../answers/pipeline.ts';
import type { Tokens } from './settle-usage.ts';

/** Of usual models, over our languages; only ever shown as an estimate. */
const lettersPerToken = 4;

export function estimateTokens(request: AnswerRequest, output: string): Tokens {
  const { question, history, passages, attachments, instructions } = request;
  const input = [
    question,
    ...history.flatMap((turn) => [turn.question, turn.answer]),
    ...[...passages, ...attachments].map(({ text }) => text),
    ...instructions,
  ];
  const tokensIn = (text: string) => Math.ceil(text.length / lettersPerToken);
  return { inputTokens: tokensIn(input.join('')), outputTokens: tokensIn(output), isEstimated: true };
}

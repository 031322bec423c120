import type { AnswerRequest } from '../answers/pipeline.ts';
import { estimateTokens } from '../gateway/estimate-tokens.ts';
import type { Tokens } from './settle-usage.ts';

/** What an answer has used whose gateway was left before it told its figures. */
export function estimateUsage(request: AnswerRequest, output: string): Tokens {
  const { question, history, passages, attachments, instructions } = request;
  const input = [
    question,
    ...history.flatMap((turn) => [turn.question, turn.answer]),
    ...[...passages, ...attachments].map(({ text }) => text),
    ...instructions,
  ].join('');
  return {
    inputTokens: estimateTokens(input.length),
    outputTokens: estimateTokens(output.length),
    isEstimated: true,
  };
}

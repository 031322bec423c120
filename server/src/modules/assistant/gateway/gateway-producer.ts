import type { Services } from '../../../platform/services.ts';
import { AnswerFailed, type AnswerProducer } from '../answers/pipeline.ts';

/** Answers by the model behind the configured gateway. */
export function gatewayProducer({ config }: Pick<Services, 'config' | 'log'>): AnswerProducer {
  // biome-ignore lint/correctness/useYield: nothing is told before the first request can be made
  return async function* answerByGateway(_request, signal) {
    signal.throwIfAborted();
    if (!config.gateway) throw new AnswerFailed('misconfigured', 'no gateway is configured');
    throw new AnswerFailed('unavailable');
  };
}

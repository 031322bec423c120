import type { Services } from '../../../platform/services.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';
import { answerComparison } from './intents/comparison.ts';
import { answerComputation, askBackForComputation } from './intents/computation.ts';
import { answerConversion } from './intents/conversion.ts';
import { answerDefinition } from './intents/definition.ts';
import { answerFollowUp } from './intents/follow-up.ts';
import { giveAskedHint, offerNextHint } from './intents/next-hint.ts';
import { sayNothingFits } from './intents/nothing-fits.ts';
import { quotePassages } from './intents/passages.ts';
import { answerSmallTalk } from './intents/small-talk.ts';
import { explainRow, lookUpTable } from './intents/table-look-up.ts';
import type { Intent, Reply, ReplyContext } from './reply.ts';

/** The first that understands the question answers it: the surest ways to understand one come first. */
const intents: readonly Intent[] = [
  ...[answerSmallTalk, giveAskedHint, answerFollowUp, answerConversion, answerComputation, lookUpTable],
  ...[answerComparison, askBackForComputation, answerDefinition, explainRow, quotePassages, offerNextHint],
  sayNothingFits,
];

export async function composeReply(services: Services, request: AnswerRequest): Promise<Reply> {
  const say: ReplyContext['say'] = (key, values) =>
    services.texts.say(request.language, `assistant-replies:embedded.${key}`, values);
  const context = { services, request, say };
  for (const intent of intents) {
    const reply = await intent(context);
    if (reply) return withNotice(reply, request);
  }
  throw new Error('no intent answered');
}

/** Whoever has read in this conversation that no model answers need not read it under each answer. */
function withNotice({ parts, notices }: Reply, { history }: AnswerRequest): Reply {
  const isNews = history.length === 0 || notices.includes('nothing_found');
  return { parts, notices: isNews ? ['no_model', ...notices] : notices };
}

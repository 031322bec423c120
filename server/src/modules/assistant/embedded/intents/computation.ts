import { askForMissing, askWhichFormula, askWhichIsWhich, tellImpossible } from '../computation/ask-back.ts';
import { matchQuestion, type QuestionMatch } from '../computation/match-question.ts';
import { tellSolution } from '../computation/tell-solution.ts';
import type { Intent, Reply, ReplyContext } from '../reply.ts';

/** Only what has one formula and all of its values. */
export const answerComputation: Intent = async (context) => {
  const { match } = await matchQuestion(context, context.request.question);
  return match.kind === 'solved' ? tellSolution(match.solved, context.say) : null;
};

/** What could be computed if something more were said. */
export const askBackForComputation: Intent = async (context) =>
  askBack(await matchQuestion(context, context.request.question), context.say);

export function askBack({ match, question }: QuestionMatch, say: ReplyContext['say']): Reply | null {
  switch (match.kind) {
    case 'several':
      return askWhichFormula(match, say, question);
    case 'missing':
      return askForMissing(match, say);
    case 'unclear':
      return askWhichIsWhich(match, say);
    case 'impossible':
      return tellImpossible(match, say);
    default:
      return null;
  }
}

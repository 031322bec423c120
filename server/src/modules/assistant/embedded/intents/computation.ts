import { askForMissing, askWhichFormula, askWhichIsWhich, tellImpossible } from '../computation/ask-back.ts';
import { matchQuestion, type QuestionMatch } from '../computation/match-question.ts';
import { tellSolution } from '../computation/tell-solution.ts';
import type { Intent, Reply, ReplyContext } from '../reply.ts';

/** Matching a question costs statements, and two intents look at what comes of it: the sure ones first, the asking ones later. */
const matches = new WeakMap<ReplyContext, Promise<QuestionMatch | null>>();

function matchOf(context: ReplyContext): Promise<QuestionMatch | null> {
  const known = matches.get(context) ?? matchQuestion(context);
  matches.set(context, known);
  return known;
}

/** Only what has one formula and all of its values. */
export const answerComputation: Intent = async (context) => {
  const found = await matchOf(context);
  return found?.match.kind === 'solved' ? tellSolution(found.match.solved, context.say, found.understood) : null;
};

/** What could be computed if something more were said. */
export const askBackForComputation: Intent = async (context): Promise<Reply | null> => {
  const found = await matchOf(context);
  if (!found) return null;
  const { match, question } = found;
  switch (match.kind) {
    case 'several':
      return askWhichFormula(match, context.say, question);
    case 'missing':
      return askForMissing(match, context.say);
    case 'unclear':
      return askWhichIsWhich(match, context.say);
    case 'impossible':
      return tellImpossible(match, context.say);
    default:
      return null;
  }
};

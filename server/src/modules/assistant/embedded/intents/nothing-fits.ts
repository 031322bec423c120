import { choicesPart, type Intent, replyOf } from '../reply.ts';
import { exampleQuestions } from '../wording/example-questions.ts';
import { searchPath } from '../wording/own-links.ts';

/** Better said plainly than guessed. */
export const sayNothingFits: Intent = async ({ request, say }) => {
  const path = searchPath(request.question);
  const reply = replyOf(say('nothing.found'), say('nothing.instead', { path }), choicesPart(exampleQuestions(say)));
  return { ...reply, notices: ['nothing_found'] };
};

import { tellSolution } from '../computation/tell-solution.ts';
import { continueThread, mayContinue } from '../follow-ups/continue-thread.ts';
import { readThread } from '../follow-ups/read-thread.ts';
import type { Told } from '../follow-ups/thread.ts';
import { type Intent, type Reply, type ReplyContext, replyOf } from '../reply.ts';
import { plainMarkdown } from '../wording/plain-markdown.ts';
import { askBack } from './computation.ts';
import { answerConversion } from './conversion.ts';
import { sayNothingFits } from './nothing-fits.ts';
import { lookUpTable } from './table-look-up.ts';

/** What goes on with a question before it: another value, another quantity, what was asked back. */
export const answerFollowUp: Intent = async (context) => {
  const { question, history } = context.request;
  if (history.length === 0 || !(await mayContinue(context, question))) return null;
  const continued = await continueThread(context, await readThread(context), question);
  if (!continued) return null;
  const replies: Reply[] = [];
  for (const told of continued.told) {
    const reply = await replyTo(context, told);
    if (!reply) return null;
    replies.push(reply);
  }
  return { parts: replies.flatMap(({ parts }) => parts), notices: replies.flatMap(({ notices }) => notices) };
};

async function replyTo(context: ReplyContext, told: Told): Promise<Reply | null> {
  const { say, request } = context;
  switch (told.kind) {
    case 'match':
      if (told.match.kind === 'solved') return tellSolution(told.match.solved, say, told.understood);
      return askBack(told, say);
    case 'unplaced':
      return replyOf(say('computation.unplaced', { value: plainMarkdown(told.value) }));
    case 'conversion':
      return answerConversion({ ...context, request: { ...request, question: told.question } });
    case 'row':
      return lookUpTable({ ...context, request: { ...request, question: told.question } });
    case 'nothing':
      return sayNothingFits(context);
  }
}

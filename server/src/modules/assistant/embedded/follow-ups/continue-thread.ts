import { matchQuestion } from '../computation/match-question.ts';
import type { ReplyContext } from '../reply.ts';
import { convertUnits } from '../solving/convert-units.ts';
import { readProblem } from '../solving/read-problem.ts';
import { askFurther } from './ask-further.ts';
import { changeValue } from './change-value.ts';
import { continueConversion, convertValue } from './continue-conversion.ts';
import { continueRow } from './continue-row.ts';
import { continueTerm } from './continue-term.ts';
import { partsOfMessage, readMessage } from './read-message.ts';
import { supplyValue } from './supply-value.ts';
import type { Computation, Continue, Continued, Message, Thread } from './thread.ts';

/** Of what was spoken of last, so much is tried. */
const mostThreads = 5;
/** In letters; a longer message stands for itself. */
const longestMessage = 120;

/** Goes on with what was spoken of before; null where a message stands for itself. */
export async function continueThread(
  context: ReplyContext,
  thread: Thread | null,
  said: string,
): Promise<Continued | null> {
  if (thread === null || said.length > longestMessage) return null;
  const { language } = context.request;
  const [first = '', ...others] = partsOfMessage(said, language);
  if (others.length === 0) return continueAny(context, thread, readMessage(said, language));
  const begun = await continueAny(context, thread, readMessage(first, language));
  if (!begun) return null;
  const told = [...begun.told];
  let last = begun.thread;
  for (const part of others) {
    const next = await continueAny(context, last, { said: part, rest: part, isTied: true });
    if (!next) return null;
    told.push(...next.told);
    last = next.thread;
  }
  return { thread: last, told };
}

/** Whether it is worth reading what was said before. */
export async function mayContinue(context: ReplyContext, said: string): Promise<boolean> {
  const { language } = context.request;
  const [first = ''] = partsOfMessage(said, language);
  return said.length <= longestMessage && !(await standsAlone(context, readMessage(first, language)));
}

async function continueAny(context: ReplyContext, newest: Thread, message: Message): Promise<Continued | null> {
  if (await standsAlone(context, message)) return null;
  let thread: Thread | null = newest;
  for (let tried = 0; thread && tried < mostThreads; tried += 1) {
    const continued = await continueOne(context, thread, message);
    if (continued) return continued;
    thread = thread.earlier;
  }
  return null;
}

/** What can be answered by itself is not tied to anything else, unless it says so. */
async function standsAlone(context: ReplyContext, { said, isTied }: Message): Promise<boolean> {
  if (isTied) return false;
  if (convertUnits(said, context.request.language).kind !== 'none') return true;
  const { givens, words } = readProblem(said, context.request.language);
  if (givens.length === 0 || words.length === 0) return false;
  const { match } = await matchQuestion(context, said);
  return match.kind === 'solved';
}

async function continueOne(context: ReplyContext, thread: Thread, message: Message): Promise<Continued | null> {
  switch (thread.kind) {
    case 'computation':
      return continueComputation(context, thread, message);
    case 'conversion':
      return continueConversion(context, thread, message);
    case 'row':
      return continueRow(context, thread, message);
    case 'term':
      return continueTerm(context, thread, message);
  }
}

const continueComputation: Continue<Computation> = async (context, thread, message) => {
  const { match } = thread;
  const inUnit =
    match.kind === 'solved'
      ? convertValue(match.solved.result.valueText, message, context.request.language, thread)
      : null;
  if (inUnit) return inUnit;
  const canChange = message.isTied || match.kind === 'solved' || match.kind === 'impossible';
  return (
    (canChange ? await changeValue(context, thread, message) : null) ??
    (await supplyValue(context, thread, message)) ??
    askFurther(context, thread, message)
  );
};

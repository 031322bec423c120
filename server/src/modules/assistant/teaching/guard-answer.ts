import type { ProducerEvent } from '../answers/pipeline.ts';
import { findLeak } from './leaks/find-leak.ts';
import { hasOtherNumbers } from './rules/other-numbers.ts';
import { shapeReply } from './rules/shape-reply.ts';
import { isInOtherLanguage } from './rules/spoken-language.ts';
import type { TeachingPlan } from './teaching-plan.ts';

/** Asks the same producer once more, with a word on what was wrong with what it said, which is dropped. */
export type AskAgain = (correction: string, dropped: string) => AsyncIterable<ProducerEvent>;

/**
 * What of an answer may leave. While an attempt is open, and wherever a task is taught, nothing leaves before the whole of
 * it was looked at; what would give something away is replaced as a whole, since what stands around a hole tells what is in
 * it.
 */
export async function* guardAnswer(
  plan: TeachingPlan,
  events: AsyncIterable<ProducerEvent>,
  askAgain?: AskAgain,
): AsyncIterable<ProducerEvent> {
  if (plan.stage === 'answer' && plan.openQuestions.isEmpty) {
    yield* keepLanguage(plan, events, askAgain);
    return;
  }
  const first = await gather(events);
  yield* first.usage;
  let said = first.said;
  if (askAgain && isInOtherLanguage(textOf(said), plan.language)) {
    const second = await gather(askAgain(plan.correction, textOf(said)));
    yield* second.usage;
    said = second.said;
  }
  yield* await decide(plan, said);
}

async function decide(plan: TeachingPlan, said: ProducerEvent[]): Promise<ProducerEvent[]> {
  const notices: ProducerEvent[] = plan.topic.subject ? [{ kind: 'notice', notice: 'hints_only' }] : [];
  const isLeak = (events: ProducerEvent[]) =>
    plan.openQuestions.lookAt((questions) => findLeak(events, questions, plan.topic));
  if (isLeak(said)) return [...(await plan.ownReply('leak')), ...notices, { kind: 'notice', notice: 'withheld' }];
  if (isInOtherLanguage(textOf(said), plan.language)) return [...(await plan.ownReply('language')), ...notices];
  if (plan.stage === 'example' && !hasOtherNumbers(textOf(said), plan)) {
    const example = await plan.ownReply('example');
    // Numbers are drawn from few: those of the example may be the ones of an attempt that is open.
    if (example.length > 0 && !isLeak(example)) return [...example, ...notices];
  }
  return [...shapeReply(plan, said), ...notices];
}

/** Longer than any explanation of a step. */
const longestGuarded = 20_000;

type Gathered = { said: ProducerEvent[]; usage: ProducerEvent[] };

async function gather(events: AsyncIterable<ProducerEvent>): Promise<Gathered> {
  const gathered: Gathered = { said: [], usage: [] };
  let length = 0;
  for await (const event of events) {
    const last = gathered.said.at(-1);
    if (event.kind === 'usage') gathered.usage.push(event);
    else if (event.kind === 'text') {
      // What is not looked at may not leave.
      const text = event.text.slice(0, Math.max(0, longestGuarded - length)).toWellFormed();
      length += event.text.length;
      if (last?.kind === 'text') gathered.said[gathered.said.length - 1] = { kind: 'text', text: last.text + text };
      else if (text !== '') gathered.said.push({ kind: 'text', text });
    } else gathered.said.push(event);
  }
  if (length > longestGuarded) gathered.said.push({ kind: 'notice', notice: 'shortened' });
  return gathered;
}

function textOf(said: readonly ProducerEvent[]): string {
  return said.map((event) => (event.kind === 'text' ? event.text : '')).join('\n\n');
}

/** So much of the beginning is held back until its language can be told. */
const tellingLength = 240;

/** A plain answer flows, once its beginning is in the conversation's language. */
async function* keepLanguage(
  plan: TeachingPlan,
  events: AsyncIterable<ProducerEvent>,
  askAgain: AskAgain | undefined,
): AsyncIterable<ProducerEvent> {
  let held: ProducerEvent[] | null = [];
  for await (const event of events) {
    if (!held) {
      yield event;
      continue;
    }
    held.push(event);
    if (event.kind === 'text' && textOf(held).length < tellingLength) continue;
    if (event.kind !== 'text' && event.kind !== 'block') continue;
    if (isInOtherLanguage(textOf(held), plan.language)) break;
    yield* held;
    held = null;
  }
  if (!held) return;
  if (!isInOtherLanguage(textOf(held), plan.language)) {
    yield* held;
    return;
  }
  yield* held.filter(({ kind }) => kind === 'usage');
  if (!askAgain) {
    yield* await plan.ownReply('language');
    return;
  }
  yield* keepLanguage(plan, askAgain(plan.correction, textOf(held)), undefined);
}

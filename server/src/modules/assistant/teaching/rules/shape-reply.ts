import type { AnswerBlock } from '@navor/contract';
import type { ProducerEvent } from '../../answers/pipeline.ts';
import type { TeachingPlan } from '../teaching-plan.ts';
import { oneStep } from './one-step.ts';
import { withoutNewNumbers } from './other-numbers.ts';
import { isQuestion, piecesOf } from './sentences.ts';
import { withoutContradiction } from './verdicts.ts';

/**
 * A reply about a task as it is taught here: what our grader found comes first, then one step, then one question. What is
 * asked for in the stage and missing from the reply is added in our own words.
 */
export function shapeReply(plan: TeachingPlan, said: readonly ProducerEvent[]): ProducerEvent[] {
  if (plan.stage === 'answer') return [...said];
  const texts = said.flatMap((event) => (event.kind === 'text' ? [event.text] : []));
  const others = said.filter(({ kind }) => kind !== 'text');
  // What our own formulas reckon is a tool in the learner's hand, and its words belong to it, unless they judge.
  if (others.some((event) => event.kind === 'block' && isLive(event.block))) return aroundLive(plan, said);
  const written = texts.join('\n\n');
  const agreed = plan.verdict ? withoutContradiction(written, plan.verdict) : written;
  const untold = plan.untriedTask === null ? agreed : withoutNewNumbers(agreed, plan.untriedTask);
  const body = plan.stage === 'example' ? untold.trim() : oneStep(untold);
  const asksBack = plan.stage === 'confirm' || piecesOf(body).some(isQuestion);
  const text = [plan.opening, body, asksBack ? null : plan.closing].filter(Boolean).join('\n\n');
  // Live formulas stand where the producer had put them: after its words.
  return [...(text ? [{ kind: 'text' as const, text }] : []), ...others];
}

function aroundLive({ opening, verdict }: TeachingPlan, said: readonly ProducerEvent[]): ProducerEvent[] {
  const agreed = said.flatMap((event): ProducerEvent[] => {
    if (event.kind !== 'text' || !verdict) return [event];
    const text = withoutContradiction(event.text, verdict);
    return text ? [{ kind: 'text', text }] : [];
  });
  return opening ? [{ kind: 'text', text: `${opening}\n\n` }, ...agreed] : agreed;
}

function isLive({ kind }: AnswerBlock): boolean {
  return kind === 'formula' || kind === 'calculator';
}

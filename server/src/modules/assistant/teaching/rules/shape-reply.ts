import type { ProducerEvent } from '../../answers/pipeline.ts';
import type { TeachingPlan } from '../teaching-plan.ts';
import { oneStep } from './one-step.ts';
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
  const written = texts.join('\n\n');
  const agreed = plan.verdict ? withoutContradiction(written, plan.verdict) : written;
  const body = plan.stage === 'example' ? agreed.trim() : oneStep(agreed);
  const asksBack = plan.stage === 'confirm' || piecesOf(body).some(isQuestion);
  const text = [plan.opening, body, asksBack ? null : plan.closing].filter(Boolean).join('\n\n');
  // Live formulas stand where the producer had put them: after its words.
  return [...(text ? [{ kind: 'text' as const, text }] : []), ...others];
}

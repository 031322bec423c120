import type { ProducerEvent } from '../../answers/pipeline.ts';
import type { TeachingPlan } from '../teaching-plan.ts';

export function shapeReply(_plan: TeachingPlan, said: ProducerEvent[]): ProducerEvent[] {
  return said;
}

import { readUnit } from '@navor/quantities';
import type { OpenQuestion } from '../../quizzes/index.ts';
import type { ProducerEvent } from '../answers/pipeline.ts';
import { guardAnswer } from './guard-answer.ts';
import { SealedQuestions } from './sealed-questions.ts';
import type { TeachingPlan } from './teaching-plan.ts';

const ampere = readUnit('A');
if (!ampere) throw new Error('A is a unit');
export const open: OpenQuestion = {
  ...{ attemptId: '00000000-0000-4000-8000-000000000001', position: 1, quizTitle: null, topicTitle: { sl: 'Ohm' } },
  bodies: ['A resistor of 4 Ω is connected to 12 V. What is the current?'],
  secrets: [{ kind: 'number', value: 3, unit: ampere, isRight: (given) => Math.abs(given - 3) < 0.03 }],
};

export function planOf(changes: Partial<TeachingPlan> = {}, questions: OpenQuestion[] = []): TeachingPlan {
  return {
    ...{
      stage: 'answer',
      language: 'en',
      instructions: 'Answer.',
      correction: 'Again, in English.',
      opening: null,
      verdict: null,
    },
    ...{ closing: 'What would your next step be?', untriedTask: null, exampleOf: null },
    topic: { talk: '', subject: null },
    openQuestions: new SealedQuestions(questions),
    ownReply: async (reason) => [{ kind: 'text', text: `own reply: ${reason}` }],
    ...changes,
  };
}

export async function* saying(...pieces: (string | ProducerEvent)[]): AsyncIterable<ProducerEvent> {
  for (const piece of pieces) yield typeof piece === 'string' ? { kind: 'text', text: piece } : piece;
}

export async function gathered(events: AsyncIterable<ProducerEvent>): Promise<ProducerEvent[]> {
  const all: ProducerEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

export async function leaving(plan: TeachingPlan, ...pieces: (string | ProducerEvent)[]): Promise<ProducerEvent[]> {
  return gathered(guardAnswer(plan, saying(...pieces)));
}

export async function textLeaving(plan: TeachingPlan, ...pieces: (string | ProducerEvent)[]): Promise<string> {
  const events = await leaving(plan, ...pieces);
  return events.map((event) => (event.kind === 'text' ? event.text : '')).join('');
}

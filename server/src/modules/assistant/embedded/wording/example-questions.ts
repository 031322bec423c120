import type { ReplyContext } from '../reply.ts';

/** Three that are answered well, of different kinds. */
export function exampleQuestions(say: ReplyContext['say']): { label: string; question: string }[] {
  return ['computation', 'conversion', 'definition'].map((kind) => {
    const question = say(`examples.${kind}`);
    return { label: question, question };
  });
}

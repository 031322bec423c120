import type { ChangedQuestion, QuestionsChange } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { mostTags } from '@navor/questions/tags.ts';
import type { Services } from '../../../platform/services.ts';
import { moveQuestion } from './move-question.ts';
import { type BasedQuestion, saveChanged } from './save-changed.ts';

type Changing = { questions: BasedQuestion[]; change: QuestionsChange; userId: string };

/** Changes questions, and tells of each what became of it, with what undoing it would need. */
export async function changeQuestions(
  services: Services,
  { questions, change, userId }: Changing,
): Promise<ChangedQuestion[]> {
  const results =
    change.kind === 'move'
      ? await moveAll(services, { questions, quizId: change.quiz_id, userId })
      : await saveChanged(services, {
          userId,
          changes: questions.map((question) => ({ question, sourceOf: (source) => changedSource(source, change) })),
        });
  return questions.map(({ quizId, questionId }, at) => ({
    ...{ quiz_id: quizId, question_id: questionId },
    result: results[at] ?? { kind: 'unchanged' },
  }));
}

type Moving = { questions: BasedQuestion[]; quizId: string; userId: string };

async function moveAll(services: Services, { questions, ...to }: Moving): Promise<ChangedQuestion['result'][]> {
  const results: ChangedQuestion['result'][] = [];
  for (const question of questions) results.push(await moveQuestion(services, { question, ...to }));
  return results;
}

/** Null where the question cannot be like that. */
function changedSource(
  source: QuestionSource,
  change: Exclude<QuestionsChange, { kind: 'move' }>,
): QuestionSource | null {
  switch (change.kind) {
    case 'topic':
      return { ...source, topic: change.topic };
    case 'points':
      return { ...source, points: change.points };
    case 'add-tags':
      return tagged(source, [...new Set([...(source.tags ?? []), ...change.tags])]);
    case 'remove-tags':
      return tagged(
        source,
        (source.tags ?? []).filter((tag) => !change.tags.includes(tag)),
      );
  }
}

function tagged({ tags: _, ...source }: QuestionSource, tags: string[]): QuestionSource | null {
  if (tags.length > mostTags) return null;
  return (tags.length > 0 ? { ...source, tags } : source) as QuestionSource;
}

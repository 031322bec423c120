import type { QuizDraft, QuizValue } from '@navor/contract';
import { type EditedValue, useValueDraft } from '#features/cms/index.ts';
import { api } from '#platform/browser-api.ts';

export type EditedQuiz = EditedValue<QuizValue> & { id: string };

/** A quiz as it is edited on this page. */
export function useQuizDraft(told: QuizDraft): EditedQuiz {
  const { id } = told;
  const edited = useValueDraft(`quiz ${id}`, told, {
    write: (write) => api.cms.drafts.writeValue({ kind: 'quiz', id, path: 'quiz.yaml', ...write }),
    read: () => api.cms.quizzes.get({ quizId: id }),
  });
  return { id, ...edited };
}

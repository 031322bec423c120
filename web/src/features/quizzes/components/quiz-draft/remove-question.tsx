import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import type { EditedQuiz } from './use-quiz-draft.ts';

export type RemovalRefusal = 'outdated' | 'conflict' | 'failed';

type RemoveQuestionProps = {
  quiz: EditedQuiz;
  questionId: string;
  title: string;
  onAnswer: (answer: 'saved' | RemovalRefusal) => void;
};

/** Takes a question out of the draft, once what waits is saved. */
export function RemoveQuestion({ quiz: { id, store }, questionId, title, onAnswer }: RemoveQuestionProps) {
  const { t } = useTranslation('quiz-authoring');
  const { revalidate } = useRevalidator();
  async function remove() {
    const answer = await store
      .request(
        (base_hash) => api.cms.quizzes.removeQuestion({ quizId: id, questionId, base_hash }),
        (removed) => (removed.kind === 'conflict' ? undefined : removed.quiz),
      )
      .catch(() => undefined);
    if (!answer) return onAnswer('failed');
    onAnswer(answer.kind);
    await revalidate();
  }
  return (
    <ConfirmDialog
      title={t('questions.removeTitle')}
      description={t('questions.removeText', { question: title })}
      confirmLabel={t('questions.remove')}
      onConfirm={remove}
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('questions.removeOne', { question: title })}>
          <Trash2 aria-hidden />
        </Button>
      }
    />
  );
}

import type { AuthorOverview } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { editQuestionPath } from '#features/quizzes/index.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { WorkRow } from './work-row.tsx';

/** What is graded again by a mended key, or was in the last days; nothing where nothing was. */
export function Regradings({ regradings }: Pick<AuthorOverview, 'regradings'>) {
  const { t } = useTranslation('dashboard');
  if (regradings.length === 0) return null;
  return (
    <TitledSection title={t('authoring.regradings')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {regradings.map(({ id, quiz, question_id, is_finished, done_count, attempt_count, changed_count }) => (
          <WorkRow
            key={id}
            to={editQuestionPath(quiz.id, question_id)}
            title={quiz.title}
            language={quiz.language}
            note={
              is_finished
                ? t('authoring.regraded', { count: changed_count })
                : t('authoring.regrading', { done: done_count, count: attempt_count })
            }
          />
        ))}
      </ul>
    </TitledSection>
  );
}

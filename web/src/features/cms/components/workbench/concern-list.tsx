import type { AuthorOverview } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { editQuestionPath, questionBankPath } from '#features/quizzes/index.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { WorkLink } from './work-link.tsx';

type ConcernListProps = Pick<AuthorOverview, 'concerns' | 'concern_count'>;

/** Questions that perform badly, the gravest first. */
export function ConcernList({ concerns, concern_count }: ConcernListProps) {
  const { t } = useTranslation('cms');
  return (
    <TitledSection
      title={t('concerns.title')}
      aside={
        concern_count > concerns.length && (
          <TextLink to={listAddress(questionBankPath, { concern: 'any' }, 1)} className="tabular text-sm">
            {t('concerns.all', { count: concern_count })}
          </TextLink>
        )
      }
    >
      {concerns.length === 0 ? (
        <p className="text-muted text-sm">{t('concerns.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {concerns.map(({ quiz, question_id, number, excerpt, concern }) => (
            <WorkLink
              key={`${quiz.id}/${question_id}`}
              to={editQuestionPath(quiz.id, question_id)}
              title={t('concerns.question', { number, text: excerpt })}
              note={`${t(`concerns.${concern}`)} · ${quiz.title}`}
            />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

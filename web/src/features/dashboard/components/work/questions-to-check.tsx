import type { AuthorOverview } from '@navor/contract';
import { concernBounds } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { editQuestionPath, quizAnalyticsPath } from '#features/quizzes/index.ts';
import { TextWithIndices } from '#screen/text-with-indices.tsx';
import { TitledSection } from '#screen/titled-section.tsx';

type QuestionsToCheckProps = { concerns: AuthorOverview['concerns']; count: number };

/** Questions that perform badly, each with the way to its editor and to the figures. */
export function QuestionsToCheck({ concerns, count }: QuestionsToCheckProps) {
  const { t } = useTranslation('dashboard');
  return (
    <TitledSection
      title={t('authoring.check')}
      aside={
        count > concerns.length && (
          <span className="tabular text-muted text-sm">
            {t('authoring.checkShown', { shown: concerns.length, count })}
          </span>
        )
      }
    >
      {concerns.length === 0 ? (
        <p className="text-muted text-sm">{t('authoring.nothingToCheck')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {concerns.map((one) => (
              <QuestionItem key={`${one.quiz.id}/${one.question_id}`} {...one} />
            ))}
          </ul>
          <p className="mt-3 text-muted text-sm">{t('authoring.judgedBy', { most: concernBounds.newestAttempts })}</p>
        </>
      )}
    </TitledSection>
  );
}

function QuestionItem({ quiz, question_id, number, excerpt, concern }: AuthorOverview['concerns'][number]) {
  const { t } = useTranslation('dashboard');
  return (
    <li className="flex items-start gap-3 p-4 md:px-6">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="font-medium">
          <TextLink to={editQuestionPath(quiz.id, question_id)}>
            <TextWithIndices text={t('authoring.question', { number, text: excerpt })} />
          </TextLink>
        </p>
        <p>{t(`authoring.concern.${concern}`)}</p>
        <p className="text-muted">
          <TextLink to={quizAnalyticsPath(quiz.id)}>{t('authoring.figures', { quiz: quiz.title })}</TextLink>
        </p>
      </div>
    </li>
  );
}

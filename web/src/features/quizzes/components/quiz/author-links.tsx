import type { Quiz } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { editQuestionPath, quizAnalyticsPath } from '../../quiz-paths.ts';

type AuthorLinksProps = { quiz: Pick<Quiz, 'id' | 'first_question_id'> };

/** What authors do with a quiz besides taking it. */
export function AuthorLinks({ quiz: { id, first_question_id } }: AuthorLinksProps) {
  const { t } = useTranslation('quizzes');
  const classes = 'inline-flex min-h-11 items-center md:min-h-0';
  return (
    <ul className="grid gap-1 text-sm">
      {first_question_id !== null && (
        <li>
          <TextLink to={editQuestionPath(id, first_question_id)} prefetch="intent" className={classes}>
            {t('quiz.toEditing')}
          </TextLink>
        </li>
      )}
      <li>
        <TextLink to={quizAnalyticsPath(id)} prefetch="intent" className={classes}>
          {t('quiz.toAnalytics')}
        </TextLink>
      </li>
    </ul>
  );
}

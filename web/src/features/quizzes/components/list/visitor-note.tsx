import { tierBenefits } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { signUpPath } from '#platform/login-path.ts';
import { ownQuizzesPath } from '../../quiz-paths.ts';

/** What a visitor needs for a quiz. */
export function VisitorNote() {
  const { t } = useTranslation('quizzes');
  const { quizAttemptsPerDay } = tierBenefits.free;
  return (
    <p className="max-w-reading text-sm">
      {quizAttemptsPerDay !== null && `${t('list.visitor', { count: quizAttemptsPerDay })} `}
      <TextLink to={signUpPath(ownQuizzesPath)}>{t('list.createAccount')}</TextLink>
    </p>
  );
}

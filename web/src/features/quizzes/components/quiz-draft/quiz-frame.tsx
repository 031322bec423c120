import { TextLink } from '@navor/ui/link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentFrame } from '#features/cms/index.ts';
import { quizAnalyticsPath } from '../../quiz-paths.ts';

type QuizFrameProps = { quizId: string; title: string; part?: 'settings'; children: ReactNode };

/** What stands around each part of a quiz that is being edited. */
export function QuizFrame({ quizId, children, ...frame }: QuizFrameProps) {
  const { t } = useTranslation('quiz-authoring');
  return (
    <DocumentFrame
      document={{ kind: 'quiz', id: quizId }}
      {...frame}
      aside={<TextLink to={quizAnalyticsPath(quizId)}>{t('quiz.analytics')}</TextLink>}
    >
      {children}
    </DocumentFrame>
  );
}

import type { EditedQuestion } from '@navor/contract';
import type { QuestionType } from '@navor/questions';
import { Badge } from '@navor/ui/badge.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { VisuallyHidden } from '@navor/ui/visually-hidden.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { authoredQuizPath, authoredQuizzesPath } from '../../quiz-paths.ts';
import { unsavedVersion } from './new-source.ts';
import { QuestionNeighbours } from './question-neighbours.tsx';

type EditHeaderProps = { question: EditedQuestion; version: number; type: QuestionType };

export function EditHeader({ question, version, type }: EditHeaderProps) {
  const { quiz, id } = question;
  const { t } = useTranslation(['quiz-editing', 'quiz', 'cms-tabs']);
  const title = t(question.version === unsavedVersion ? 'newTitle' : 'title');
  return (
    <header className="grid gap-3">
      <Breadcrumb
        steps={[
          { label: t('cms-tabs:cms'), href: href('/dashboard/cms') },
          { label: t('cms-tabs:areas.quizzes'), href: authoredQuizzesPath },
          { label: quiz.title, href: authoredQuizPath(quiz.id) },
        ]}
        current={title}
      />
      <h1 className="font-semibold text-2xl tracking-tight md:text-3xl">{title}</h1>
      <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
        <Badge>
          <VisuallyHidden>{t('type')}: </VisuallyHidden>
          {t(`quiz:types.${type}.name`)}
        </Badge>
        {version !== unsavedVersion && (
          <>
            <Badge tone="neutral">{t('save.version', { version })}</Badge>
            <code className="min-w-0 break-all font-mono">{id}</code>
          </>
        )}
      </p>
      {question.source.origin && <p className="text-muted text-sm">{t('origin', question.source.origin)}</p>}
      <QuestionNeighbours question={question} />
    </header>
  );
}

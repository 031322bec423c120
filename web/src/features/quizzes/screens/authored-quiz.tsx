import { textIn } from '@navor/languages';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { PublishPanel, SavingState } from '#features/cms/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { ExportPanel } from '../components/authoring/export-panel.tsx';
import { TrialPanel } from '../components/authoring/trial-panel.tsx';
import { loadQuiz } from '../components/quiz-draft/load-quiz.ts';
import { NewQuestion } from '../components/quiz-draft/new-question.tsx';
import { QuestionList } from '../components/quiz-draft/question-list.tsx';
import { QuizFrame } from '../components/quiz-draft/quiz-frame.tsx';
import { useQuizDraft } from '../components/quiz-draft/use-quiz-draft.ts';
import { quizPath } from '../quiz-paths.ts';
import type { Route } from './+types/authored-quiz.ts';

export const handle: ScreenHandle = {
  namespaces: ['quiz-authoring', 'cms-tabs', 'quiz', 'quiz-editing', 'cms-drafts', 'content-problems'],
};

export function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return loadQuiz(api, params.quizId, preferences.language);
}

export default function AuthoredQuizScreen({ loaderData }: Route.ComponentProps) {
  const { draft, document, contents, language } = loaderData;
  const { t } = useTranslation('quiz-authoring');
  const quiz = useQuizDraft(draft);
  const hasQuestions = quiz.state.value.questions.length > 0;
  return (
    <QuizFrame quizId={draft.id} title={textIn(quiz.state.value.title, language)}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4">
          <SavingState draft={quiz} />
          <QuestionList quiz={quiz} known={contents.questions} files={document.files} />
          <NewQuestion quizId={draft.id} />
        </div>
        <div className="grid gap-4">
          <PublishPanel
            document={document}
            flush={quiz.store.flush}
            own={{ path: 'quiz.yaml', hash: quiz.store.hash }}
          />
          {hasQuestions && <TextLink to={quizPath(draft.id)}>{t('quiz.open')}</TextLink>}
        </div>
      </div>
      {hasQuestions && <TrialPanel quiz={quiz} />}
      {hasQuestions && <ExportPanel quiz={quiz} isPublished={contents.quiz.status === 'published'} />}
    </QuizFrame>
  );
}

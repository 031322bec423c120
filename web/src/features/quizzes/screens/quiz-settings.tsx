import { textIn } from '@navor/languages';
import { PublishPanel, SavingState } from '#features/cms/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { loadQuiz } from '../components/quiz-draft/load-quiz.ts';
import { QuizFrame } from '../components/quiz-draft/quiz-frame.tsx';
import { QuizSettings } from '../components/quiz-draft/quiz-settings.tsx';
import { useQuizDraft } from '../components/quiz-draft/use-quiz-draft.ts';
import type { Route } from './+types/quiz-settings.ts';

export const handle: ScreenHandle = {
  namespaces: ['quiz-authoring', 'cms-tabs', 'courses', 'cms-drafts', 'content-problems', 'quiz-editing'],
};

export function loader({ params, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return loadQuiz(api, params.quizId, preferences.language);
}

export default function QuizSettingsScreen({ loaderData }: Route.ComponentProps) {
  const { draft, document, contents, language } = loaderData;
  const quiz = useQuizDraft(draft);
  return (
    <QuizFrame quizId={draft.id} title={textIn(quiz.state.value.title, language)} part="settings">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <SavingState draft={quiz} />
          <QuizSettings quiz={quiz} choices={contents} />
        </div>
        <PublishPanel document={document} flush={quiz.store.flush} own={{ path: 'quiz.yaml', hash: quiz.store.hash }} />
      </div>
    </QuizFrame>
  );
}

import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import { editingNamespaces } from '@navor/question-ui/editing';
import { takingNamespaces } from '@navor/question-ui/taking';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { draftedQuestion } from '../components/editing/drafted-question.ts';
import { EditQuestion } from '../components/editing/edit-question.tsx';
import type { Route } from './+types/edit-question.ts';

export const handle: ScreenHandle = { namespaces: [...editingNamespaces, ...takingNamespaces, 'quizzes', 'cms-tabs'] };

/** Who may not edit questions is not told which ones there are. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { questions } = api.quizzes;
  const asked = api.cms.quizzes.getQuestion({ ...params, language: preferences.language });
  const draft = await orHidden(orNotFound(asked));
  const firstSeed = readSeed(url.searchParams);
  if (draft.state === 'new') {
    return { question: draftedQuestion(params.questionId, draft), regrading: null, versions: [], draft, firstSeed };
  }
  const read = Promise.all([questions.get(params), questions.regrading(params), questions.versions(params)]);
  const [question, regrading, versions] = await orHidden(orNotFound(read));
  return { question, regrading, versions, draft, firstSeed };
}

/** The draw that a trial of the whole quiz leads to. */
function readSeed(query: URLSearchParams): number | undefined {
  const seed = Number(query.get('seed'));
  return Number.isInteger(seed) && seed > 0 && seed < 2 ** 32 ? seed : undefined;
}

export default function EditQuestionScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('quiz-editing');
  const { question, draft, firstSeed } = loaderData;
  return (
    <>
      <PageMeta title={`${t('title')}: ${question.quiz.title}`} isIndexed={false} />
      <EditQuestion
        key={`${question.quiz.id}/${question.id}/${firstSeed}`}
        {...loaderData}
        isQuizTaken={draft.quiz.is_published}
      />
    </>
  );
}

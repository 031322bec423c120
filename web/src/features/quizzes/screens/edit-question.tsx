import { forAdministrators, orNotFound } from '#screen/or-not-found.ts';
import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import { editingNamespaces } from '@navor/question-ui/editing';
import { takingNamespaces } from '@navor/question-ui/taking';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { EditQuestion } from '../components/editing/edit-question.tsx';
import type { Route } from './+types/edit-question.ts';

export const handle: ScreenHandle = { namespaces: [...editingNamespaces, ...takingNamespaces, 'quizzes'] };

/** Who may not edit questions is not told which ones there are. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { questions } = apiOf(context).quizzes;
  const read = Promise.all([questions.get(params), questions.regrading(params)]);
  const [question, regrading] = await forAdministrators(orNotFound(read));
  return { question, regrading };
}

export default function EditQuestionScreen({ loaderData: { question, regrading } }: Route.ComponentProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <>
      <PageMeta title={`${t('title')}: ${question.quiz.title}`} isIndexed={false} />
      <EditQuestion key={`${question.quiz.id}/${question.id}`} question={question} regrading={regrading} />
    </>
  );
}

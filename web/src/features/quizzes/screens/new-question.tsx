import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import { editingNamespaces } from '@navor/question-ui/editing';
import { takingNamespaces } from '@navor/question-ui/taking';
import { questionTypes } from '@navor/questions/question-types.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { readChoice } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { EditQuestion } from '../components/editing/edit-question.tsx';
import { newSource, unsavedVersion } from '../components/editing/new-source.ts';
import type { Route } from './+types/new-question.ts';

export const handle: ScreenHandle = { namespaces: [...editingNamespaces, ...takingNamespaces, 'quizzes', 'cms-tabs'] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const asked = api.quizzes.authoring.contents({ quizId: params.quizId, language });
  const { quiz, topics } = await orHidden(orNotFound(asked));
  return { quiz, topics, type: readChoice(url.searchParams, 'type', questionTypes) ?? questionTypes[0] };
}

/** Nothing of it is in the quiz before it is saved. */
export default function NewQuestionScreen({ loaderData: { quiz, topics, type } }: Route.ComponentProps) {
  const { t } = useTranslation('quiz-editing');
  const firstTopic = topics[0]?.id ?? '';
  const source = useMemo(() => newSource(type, firstTopic), [type, firstTopic]);
  const question = {
    quiz: { id: quiz.id, title: quiz.title, question_count: quiz.question_count + 1 },
    // A sign that is in no id, so that it is nobody's draft.
    ...{ id: `~${type}`, number: quiz.question_count + 1, previous_id: null, next_id: null },
    ...{ version: unsavedVersion, source, answer_count: 0, open_attempt_count: 0, topics },
  };
  return (
    <>
      <PageMeta title={`${t('newTitle')}: ${quiz.title}`} isIndexed={false} />
      <EditQuestion
        key={`${quiz.id}/${type}`}
        {...{ question, regrading: null, versions: [], draft: null }}
        isQuizTaken={quiz.status === 'published'}
      />
    </>
  );
}

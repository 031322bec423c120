import type { AuthoredQuiz } from '@navor/contract';
import { courseLevels } from '@navor/contract/choices';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import { CmsFrame, DocumentList, ListSearch, listedPage } from '#features/cms/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { newWriteKey, writeKeyIn } from '#platform/write-key.ts';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { NewQuizForm, newQuizId } from '../components/authoring/new-quiz-form.tsx';
import { authoredQuizPath, authoredQuizzesPath, importBankPath } from '../quiz-paths.ts';
import type { Route } from './+types/authored-quizzes.ts';

export const handle: ScreenHandle = { namespaces: ['quiz-authoring', 'cms-tabs', 'cms-documents', 'courses'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const [documents, { quizzes, themes }] = await orHidden(
    Promise.all([api.cms.documents.list({ kind: 'quiz', language }), api.quizzes.authoring.list({ language })]),
  );
  const listed = listedPage(documents, url.searchParams);
  const ids = new Set(listed.shown.map(({ id }) => id));
  return { ...listed, facts: quizzes.filter(({ id }) => ids.has(id)), themes, writeKey: newWriteKey() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, preferences } = pageOf(context);
  const form = await request.formData();
  const values = { title: String(form.get('title') ?? ''), theme: String(form.get('theme') ?? '') };
  const level = courseLevels.find((known) => known === form.get('level')) ?? 'beginner';
  const outcome = await submitted({ ...values, level }, () =>
    api.quizzes.authoring.create({ ...values, level, language: preferences.language, ...writeKeyIn(form) }),
  );
  return outcome.kind === 'refused' ? outcome.response : redirect(authoredQuizPath(outcome.result.quiz_id));
}

export default function AuthoredQuizzesScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['quiz-authoring', 'cms-tabs']);
  const { search, shown, page, pageCount, total, canBeSearched, facts, themes, writeKey } = loaderData;
  const byId = new Map(facts.map((quiz) => [quiz.id, quiz]));
  return (
    <CmsFrame
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to={importBankPath}>{t('import.action')}</Link>
          </Button>
          <Button asChild>
            <a href={`#${newQuizId}`}>{t('create.title')}</a>
          </Button>
        </>
      }
    >
      {canBeSearched && <ListSearch search={search} />}
      {shown.length === 0 && total > 0 && <p role="status">{t('cms-tabs:search.nothing')}</p>}
      {total === 0 && (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('list.empty')}
          text={t('list.emptyText')}
        />
      )}
      {shown.length > 0 && (
        <DocumentList documents={shown} pathOf={authoredQuizPath} factsOf={(id) => <Facts quiz={byId.get(id)} />} />
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(next) => listAddress(authoredQuizzesPath, { search }, next)}
      />
      <NewQuizForm themes={themes} answer={actionData} writeKey={writeKey} />
    </CmsFrame>
  );
}

/** Undefined for one that was never saved but as a draft. */
function Facts({ quiz }: { quiz: AuthoredQuiz | undefined }) {
  const { t } = useTranslation('quiz-authoring');
  if (!quiz) return null;
  return (
    <>
      <span>{t('list.questions', { count: quiz.question_count })}</span>
      <span>{t('list.attempts', { count: quiz.attempt_count })}</span>
      {quiz.course && <span translate="no">{quiz.course.title}</span>}
    </>
  );
}

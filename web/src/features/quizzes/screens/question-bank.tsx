import { questionTypes } from '@navor/questions/question-types.ts';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { CmsFrame } from '#features/cms/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { FilterFold } from '#screen/filter-form/filter-fold.tsx';
import { FilterSelect } from '#screen/filter-form/filter-select.tsx';
import { listAddress, readChoice, readId, readPage } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { ChangeQuestions } from '../components/authoring/change-questions.tsx';
import { questionBankPath } from '../quiz-paths.ts';
import type { Route } from './+types/question-bank.ts';

export const handle: ScreenHandle = { namespaces: ['quiz-authoring', 'cms-tabs', 'quiz', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { searchParams: query } = url;
  const filters = {
    text: query.get('text')?.trim().slice(0, 200) || undefined,
    topic: readId(query, 'topic'),
    tag: query.get('tag') || undefined,
    type: readChoice(query, 'type', questionTypes),
    quiz: readId(query, 'quiz'),
    concern: readChoice(query, 'concern', ['any'] as const),
  };
  const asked = { ...filters, page: readPage(query), language: preferences.language };
  return { filters, ...(await orHidden(api.quizzes.collection.list(asked))) };
}

export default function QuestionBankScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['quiz-authoring', 'quiz']);
  const { filters, questions, total, page, page_count: pageCount, quizzes, topics, tags } = loaderData;
  const every = t('bank.every');
  const chosenCount = Object.values(filters).filter((value) => value !== undefined).length;
  const named = (all: { id: string; title: string }[]) => all.map(({ id, title }): [string, string] => [id, title]);
  return (
    <CmsFrame title={t('bank.title')} lead={t('bank.text')}>
      <Form method="get" action={questionBankPath} aria-label={t('bank.filters')}>
        <FilterFold count={chosenCount}>
          <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
            <Field label={t('bank.search')}>
              <Input name="text" type="search" defaultValue={filters.text} maxLength={200} />
            </Field>
            <FilterSelect
              name="quiz"
              areNames
              label={t('bank.quiz')}
              every={every}
              value={filters.quiz}
              choices={named(quizzes)}
            />
            <FilterSelect
              name="topic"
              label={t('bank.topic')}
              every={every}
              value={filters.topic}
              choices={named(topics)}
            />
            <FilterSelect
              name="type"
              label={t('bank.type')}
              every={every}
              value={filters.type}
              choices={questionTypes.map((type) => [type, t(`quiz:types.${type}.name`)])}
            />
            <FilterSelect
              name="tag"
              areNames
              label={t('bank.tag')}
              every={every}
              value={filters.tag}
              choices={tags.map((tag) => [tag, tag])}
            />
            <FilterSelect
              name="concern"
              label={t('bank.statistics')}
              every={every}
              value={filters.concern}
              choices={[['any', t('bank.concern')]]}
            />
            <Button type="submit" variant="secondary" className="justify-self-start">
              {t('bank.apply')}
            </Button>
          </div>
        </FilterFold>
      </Form>
      <p role="status">{total > 0 ? t('bank.found', { count: total }) : t('bank.none')}</p>
      <ChangeQuestions questions={questions} quizzes={quizzes} topics={topics} />
      <Pagination page={page} pageCount={pageCount} hrefFor={(next) => listAddress(questionBankPath, filters, next)} />
    </CmsFrame>
  );
}

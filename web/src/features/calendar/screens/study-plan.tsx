import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { data, href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { CannotBePlanned } from '../components/study-plan/cannot-be-planned.tsx';
import { DeleteStudyPlan } from '../components/study-plan/delete-study-plan.tsx';
import { type StudyPlanAnswer, StudyPlanForm } from '../components/study-plan/study-plan-form.tsx';
import { readStudyPlanForm } from '../components/study-plan/study-plan-values.ts';
import { useCurrentAnswer } from '../components/study-plan/use-current-answer.ts';
import type { Route } from './+types/study-plan.ts';

export const handle: ScreenHandle = { namespaces: ['study-plan'] };

export async function loader({ params: { courseId }, request, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const { language } = preferences;
  const { studyPlans } = api.calendar;
  const plan = await orNotFound(studyPlans.get({ courseId, language }));
  const isOpen = plan.state === 'open' && plan.remaining.lessons > 0;
  const offered = plan.outlook ?? (isOpen ? await studyPlans.preview({ courseId, language, ...plan.settings }) : null);
  const query = new URL(request.url).searchParams;
  const done = (['saved', 'deleted'] as const).find((each) => each === query.get('done'));
  return { plan, offered, isOpen, done };
}

export async function action({ params: { courseId }, request, context }: Route.ActionArgs) {
  const { preferences } = pageOf(context);
  const { studyPlans } = apiOf(context).calendar;
  const form = await request.formData();
  const path = href('/dashboard/calendar/study-plans/:courseId', { courseId });
  if (form.get('intent') === 'delete') {
    await orNotFound(studyPlans.delete({ courseId }));
    return redirect(`${path}?done=deleted`);
  }
  const { values, settings, problems } = readStudyPlanForm(form);
  if (problems.length > 0) return refused({ code: 'INVALID_INPUT', fields: problems, values }, 422);
  const isSaving = form.get('intent') === 'save';
  const input = { courseId, language: preferences.language, ...settings };
  const answer = await submitted(values, () =>
    orNotFound(isSaving ? studyPlans.save(input) : studyPlans.preview(input)),
  );
  if (answer.kind === 'refused') return refused(answer.answer, answer.response.init?.status ?? 422);
  if (isSaving) return redirect(`${path}?done=saved`);
  return data<StudyPlanAnswer>({ kind: 'previewed', outlook: answer.result, values });
}

function refused(refusal: Extract<StudyPlanAnswer, { kind: 'refused' }>['refusal'], status: number) {
  return data<StudyPlanAnswer>({ kind: 'refused', refusal }, { status });
}

export default function StudyPlanScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, offered, isOpen, done } = loaderData;
  const answer = useCurrentAnswer(actionData);
  const { t } = useTranslation('study-plan');
  const format = useFormatter();
  const { course, remaining, state } = plan;
  const calendarPath = href('/dashboard/calendar');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={`${t('title')} · ${course.title}`} isIndexed={false} />
      <Breadcrumb
        steps={[
          { label: t('calendar'), href: calendarPath },
          { label: course.title, href: href('/dashboard/courses/:courseId', { courseId: course.id }) },
        ]}
        current={t('title')}
      />
      <header className="grid gap-1">
        <p className="text-muted text-sm">{t('title')}</p>
        <h1 lang={course.language} className="font-semibold text-2xl md:text-3xl">
          {course.title}
        </h1>
        {isOpen && (
          <p className="max-w-reading text-muted">
            {t('intro', { count: remaining.lessons, time: format.duration(remaining.minutes) })}
          </p>
        )}
      </header>
      {done && !answer && (
        <Alert tone="ok" action={done === 'saved' && <TextLink to={calendarPath}>{t('toCalendar')}</TextLink>}>
          {t(`done.${done}`)}
        </Alert>
      )}
      {isOpen ? (
        // A plan that was deleted is offered anew.
        <StudyPlanForm key={String(plan.is_saved)} plan={plan} offered={offered} answer={answer} />
      ) : (
        <CannotBePlanned course={course} reason={state === 'open' ? 'nothing_left' : state} />
      )}
      {plan.is_saved && <DeleteStudyPlan />}
    </div>
  );
}

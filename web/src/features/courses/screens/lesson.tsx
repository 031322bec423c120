import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '../components/lesson/lesson-layout.css';
import '#screen/reading/live-formula/calculation.css';
import '#screen/printed-alone.css';
import '#screen/reading/printed-text.css';
import '../components/lesson/print.css';
import type { Locked } from '@navor/contract';
import { data, redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { withholdBody } from '#screen/reading/body-in-page.ts';
import { drawFormula } from '#screen/reading/draw-formula.server.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { newId } from '../../../platform/new-id.ts';
import { leadToLibrary } from '../components/lesson/lead-to-library.ts';
import { answerLessonForm } from '../components/lesson/lesson-action.ts';
import { LessonPage } from '../components/lesson/lesson-page.tsx';
import { LockedLesson } from '../components/lesson/locked-lesson.tsx';
import type { Route } from './+types/lesson.ts';

export const handle: ScreenHandle = { namespaces: ['lesson', 'formula', 'unlocking'], isForReading: true };

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  // Links in the text are relative to an address without a slash at its end.
  if (url.pathname.endsWith('/')) throw redirect(`${url.pathname.replace(/\/+$/, '')}${url.search}`);
  const { api, preferences, texts } = pageOf(context);
  try {
    const lesson = await orNotFound(api.courses.lessons.get({ ...params, language: preferences.language }));
    const written = leadToLibrary(lesson.body);
    const body = isForPage(request) ? withholdBody(written, (formula) => drawFormula(formula, texts)) : written;
    return { kind: 'open' as const, lesson: { ...lesson, body }, newNoteId: newId() };
  } catch (error) {
    if (!isApiError(error) || error.code !== 'PLAN_REQUIRED') throw error;
    return data({ kind: 'locked' as const, locked: error.data as Locked }, { status: 403 });
  }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  return answerLessonForm(apiOf(context), params, url.pathname, await request.formData());
}

export default function LessonScreen({ loaderData, actionData }: Route.ComponentProps) {
  const isPublic = !useIsInDashboard();
  if (loaderData.kind === 'locked') return <LockedLesson locked={loaderData.locked} />;
  const { lesson, newNoteId } = loaderData;
  return (
    <div className={isPublic ? 'mx-auto max-w-6xl px-4 py-6 md:px-8 md:py-8' : undefined}>
      <PageMeta title={`${lesson.title} · ${lesson.course.title}`} description={lesson.summary} isIndexed={isPublic} />
      <LessonPage
        key={`${lesson.course.id}/${lesson.id}/${lesson.language}`}
        lesson={lesson}
        newNoteId={newNoteId}
        answer={actionData}
      />
    </div>
  );
}

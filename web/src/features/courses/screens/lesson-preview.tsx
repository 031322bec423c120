import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '../components/lesson/lesson-layout.css';
import '#screen/reading/live-formula/calculation.css';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { newId } from '#platform/new-id.ts';
import { pageOf } from '#platform/page-context.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { withholdBody } from '#screen/reading/body-in-page.ts';
import { drawFormula } from '#screen/reading/draw-formula.server.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { leadToLibrary } from '../components/lesson/lead-to-library.ts';
import { LessonPage } from '../components/lesson/lesson-page.tsx';
import { LockedLesson } from '../components/lesson/locked-lesson.tsx';
import { leadWithinPreview } from '../components/preview/lead-within-preview.ts';
import { orAsPublished, previewedAsOf } from '../components/preview/load-preview.ts';
import { PreviewBar } from '../components/preview/preview-bar.tsx';
import { Preview } from '../components/preview/preview-context.tsx';
import { PreviewRefused } from '../components/preview/preview-refused.tsx';
import type { Route } from './+types/lesson-preview.ts';

export const handle: ScreenHandle = {
  namespaces: ['lesson', 'formula', 'unlocking', 'courses', 'cms-courses', 'content-problems', 'quiz-editing'],
  isForReading: true,
};

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const { api, preferences, texts } = pageOf(context);
  const as = previewedAsOf(url.searchParams);
  const { language } = preferences;
  const preview = await orAsPublished(params.courseId, api.cms.courses.previewLesson({ ...params, as, language }));
  if (preview.kind !== 'open') return { as, preview };
  const written = leadWithinPreview(leadToLibrary(preview.lesson.body), { ...params, as });
  const body = isForPage(request) ? withholdBody(written, (formula) => drawFormula(formula, texts)) : written;
  return { as, preview: { kind: 'open' as const, lesson: { ...preview.lesson, body }, newNoteId: newId() } };
}

/** Without scripts, what is done here is sent, and goes nowhere. */
export function action({ url }: Route.ActionArgs) {
  return redirect(`${url.pathname}${url.search}`);
}

export default function LessonPreviewScreen({ loaderData: { as, preview }, params }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar as={as} courseId={params.courseId} />
      {preview.kind === 'refused' && <PreviewRefused courseId={params.courseId} problems={preview.problems} />}
      <Preview as={as}>
        {preview.kind === 'locked' && <LockedLesson locked={preview.locked} />}
        {preview.kind === 'open' && (
          <>
            <PageMeta title={`${preview.lesson.title} · ${preview.lesson.course.title}`} isIndexed={false} />
            <LessonPage
              key={`${preview.lesson.id}/${preview.lesson.language}/${as}`}
              lesson={preview.lesson}
              newNoteId={preview.newNoteId}
              answer={undefined}
            />
          </>
        )}
      </Preview>
    </>
  );
}

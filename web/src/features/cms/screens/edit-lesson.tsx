import 'katex/dist/katex.min.css';
import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/figures.css';
import '@navor/ui/prose/callouts.css';
import '@navor/ui/prose/formula-boxes.css';
import '#screen/reading/live-formula/calculation.css';
import { defaultLanguage, isLanguage, languages, textIn } from '@navor/languages';
import { Alert } from '@navor/ui/alert.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { useDocumentSteps } from '../components/document-frame/use-document-steps.ts';
import { splitLesson } from '../components/lesson-editor/front-matter.ts';
import { lessonEditorPath, lessonFile, readLessonAddress } from '../components/lesson-editor/lesson-address.ts';
import { LessonEditor } from '../components/lesson-editor/lesson-editor.tsx';
import { useSavedText } from '../components/text-draft/use-saved-text.ts';
import { LanguageLinks } from '../components/text-editor/language-links.tsx';
import type { Route } from './+types/edit-lesson.ts';

export const handle: ScreenHandle = {
  namespaces: [
    'cms-lesson',
    'cms-tabs',
    'cms-editor',
    'cms-merging',
    'content-problems',
    'cms-files',
    'quiz-editing',
    'formula',
  ],
};

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const address = readLessonAddress(params.lessonId);
  if (!address) throw data(null, { status: 404 });
  const asked = url.searchParams.get('language');
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const { courseId, lessonId } = address;
  const { documents, drafts } = apiOf(context).cms;
  const document = { kind: 'course' as const, id: courseId };
  const path = lessonFile(lessonId, language);
  const both = Promise.all([documents.open(document), drafts.read({ ...document, path })]);
  const [course, drafted] = await orHidden(orNotFound(both));
  const paths = course.files.filter(({ state }) => state !== 'removed').map((file) => file.path);
  const written = languages.filter((one) => paths.includes(lessonFile(lessonId, one)));
  const [first] = written;
  if (!first) throw data(null, { status: 404 });
  const files = paths.filter((file) => /^(figures|media)\//.test(file));
  // Until a translation has a title, the lesson goes by that of the text it is translated from.
  const source = titleOf(drafted.text)
    ? drafted
    : await drafts.read({ ...document, path: lessonFile(lessonId, first) });
  const title = titleOf(source.text) || lessonId;
  return { ...address, language, path, drafted, files, written, title, courseTitle: course.title };
}

function titleOf(text: string | null): string {
  const source = splitLesson(text ?? '');
  return source.kind === 'fields' ? source.front.title : '';
}

export default function EditLessonScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('cms-lesson');
  const { language: shownLanguage } = useLanguageContext();
  const { user } = useAuth();
  const { courseId, lessonId, language, path, drafted, files, written, courseTitle } = loaderData;
  const saved = useSavedText(drafted);
  const hasText = saved.text !== null;
  const title = titleOf(saved.text) || loaderData.title;
  const { toDocument } = useDocumentSteps({ kind: 'course', id: courseId }, textIn(courseTitle, shownLanguage));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageMeta title={`${t('title')}: ${title}`} isIndexed={false} />
      <Breadcrumb steps={toDocument} current={title} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="wrap-anywhere font-semibold text-2xl md:text-3xl">{title}</h1>
        <LanguageLinks
          current={language}
          written={hasText ? [...written, language] : written}
          addressOf={(one) => lessonEditorPath(courseId, lessonId, one)}
        />
      </header>
      {!hasText && <Alert tone="info">{t('noTranslation')}</Alert>}
      {user && (
        <LessonEditor
          key={`${user.id} ${courseId} ${path}`}
          {...{ courseId, lessonId, language, path, drafted, files }}
          userId={user.id}
          onSaved={saved.tellSaved}
        />
      )}
    </div>
  );
}

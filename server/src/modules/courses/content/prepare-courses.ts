import type { BodyPart, Heading } from '@navor/contract';
import { defaultLanguage, type Language, languages } from '@navor/languages';
import type { LeadsElsewhere, RenderedTexts } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { drawingIn } from '../../../content/files/drawings.ts';
import { layoutAnchors } from '../../../content/files/layout-anchors.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import { renderText } from '../../../content/files/render-text.ts';
import { prepareContent } from '../../../content/prepare-content.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { formatCourses } from './format-courses.ts';
import type { LessonFile } from './lesson-file.ts';
import { kindOf, mediaOf } from './media.ts';
import { type ReadCourse, type ReadCourses, type ReadTheme, readCourses } from './read-courses.ts';
import { callOuts } from './rules/call-outs.ts';
import { drawing } from './rules/drawing.ts';
import { ids } from './rules/ids.ts';
import { references } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { structure } from './rules/structure.ts';
import { translations } from './rules/translations.ts';

const rules: Rule[] = [ids, references, translations, callOuts, structure, drawing];

/** A lesson in one language, ready to be shown. */
export type PreparedText = LessonText & RenderedText;
type RenderedText = { body: BodyPart[]; contents: Heading[]; passages: Passage[] };
export type PreparedCourse = ReadCourse & { prepared: PreparedText[] };
export type PreparedCourses = { themes: ReadTheme[]; courses: PreparedCourse[]; problems: FileProblem[] };

export function prepareCourses(
  files: ContentFiles,
  rendered: RenderedTexts = new Map(),
  leadsElsewhere: LeadsElsewhere = () => false,
): Promise<PreparedCourses> {
  return prepareContent(files, undefined, {
    read: readCourses,
    format: formatCourses,
    rules,
    render: (content) => renderCourses(content, rendered, leadsElsewhere),
  });
}

async function renderCourses(
  content: ReadCourses,
  rendered: RenderedTexts,
  leadsElsewhere: LeadsElsewhere,
): Promise<PreparedCourses> {
  const problems: FileProblem[] = [];
  const courses: PreparedCourse[] = [];
  for (const course of content.courses) {
    const leads = (target: string) => leadsTo(content, course, target) || leadsElsewhere(target);
    const prepared: PreparedText[] = [];
    for (const read of textsOf(course)) {
      const finished = rendered.get(read.path) as RenderedText | undefined;
      if (finished) {
        prepared.push({ ...read, ...finished });
        continue;
      }
      const first = prepared.find((text) => text.lessonId === read.lessonId && text.language === defaultLanguage);
      const { problems: found, ...text } = await prepareText(course, read, leads, first?.contents);
      problems.push(...found);
      prepared.push({ ...read, ...text });
    }
    courses.push({ ...course, prepared });
  }
  return { themes: content.themes, courses, problems };
}

function prepareText(course: ReadCourse, text: LessonText, leads: (target: string) => boolean, headings?: Heading[]) {
  return renderText(text, (render) =>
    render(text.source, {
      language: text.language,
      firstLine: text.firstLine,
      figure: (file) => drawingIn(course.files, file),
      media: (file, kind) => {
        const bytes = kindOf(file) === kind ? course.files.get(file) : undefined;
        return bytes && mediaOf(file, bytes)?.address;
      },
      leadsTo: leads,
      takenAnchors: lessonPageAnchors,
      ...(headings && { headings }),
    }),
  );
}

/** Addresses inside the page of a lesson: its own parts, and those of the frame around it. */
const lessonPageAnchors: ReadonlySet<string> = new Set([
  ...layoutAnchors,
  ...['contents', 'done', 'lesson-text', 'notes', 'notes-title', 'outline'],
]);

type LessonText = LessonFile & { path: string; lessonId: string; language: Language };

/** The languages of a lesson in their order, the first being the one that others share headings with. */
function textsOf({ file, texts }: ReadCourse): LessonText[] {
  return file.modules.flatMap(({ lessons }) =>
    lessons.flatMap(({ id: lessonId }) =>
      languages.flatMap((language) => {
        const text = texts.get(lessonId)?.get(language);
        return text ? [{ ...text, lessonId, language }] : [];
      }),
    ),
  );
}

/** Links lead to what readers can open: a draft is as good as nothing. */
function leadsTo({ courses }: ReadCourses, from: ReadCourse, target: string): boolean {
  const [, courseId, lessonId] = /^(?:\.\.\/([^/]+)(?:\/|$))?([^/]+)?$/.exec(target) ?? [];
  const course = courseId ? courses.find(({ id }) => id === courseId) : from;
  if (!course || (course !== from && course.file.status !== 'published')) return false;
  if (!lessonId) return courseId !== undefined;
  return course.file.modules.some(({ lessons }) =>
    lessons.some(({ id, status }) => id === lessonId && status === 'published'),
  );
}

import type { BodyPart, Heading } from '@navor/contract';
import { defaultLanguage, type Language, languages } from '@navor/languages';
import type { LeadsElsewhere, RenderedTexts } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { drawingIn } from '../../../content/files/drawings.ts';
import { layoutAnchors } from '../../../content/files/layout-anchors.ts';
import { readPictureSize } from '../../../content/files/picture-size.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import { renderText } from '../../../content/files/render-text.ts';
import { prepareContent } from '../../../content/prepare-content.ts';
import { publicAddressOf } from '../../../platform/files/storage.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { leadsToCourse } from './course-references.ts';
import { formatCourses } from './format-courses.ts';
import { type KnownCourses, noKnownCourses } from './known-courses.ts';
import type { LessonFile } from './lesson-file.ts';
import { kindOf, mediaOf } from './media.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { type ReadCourse, type ReadCourses, type ReadTheme, readCourses, type StoredMedia } from './read-courses.ts';
import { callOuts } from './rules/call-outs.ts';
import { drawing } from './rules/drawing.ts';
import { edits } from './rules/edits.ts';
import { ids } from './rules/ids.ts';
import { references } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { structure } from './rules/structure.ts';
import { translations } from './rules/translations.ts';

const rules: Rule[] = [ids, references, translations, callOuts, structure, drawing, edits];

/** A lesson in one language, ready to be shown. */
export type PreparedText = LessonText & RenderedText;
type RenderedText = { body: BodyPart[]; contents: Heading[]; passages: Passage[] };
export type PreparedCourse = ReadCourse & { prepared: PreparedText[] };
export type PreparedCourses = { themes: ReadTheme[]; courses: PreparedCourse[]; problems: FileProblem[] };

type Surroundings = {
  rendered?: RenderedTexts;
  leadsElsewhere?: LeadsElsewhere;
  known?: KnownCourses;
  stored?: StoredMedia;
  /** Of pictures among those. */
  sizes?: PictureSizes;
};

export function prepareCourses(
  files: ContentFiles,
  { rendered = new Map(), leadsElsewhere = () => false, known = noKnownCourses, stored, sizes }: Surroundings = {},
): Promise<PreparedCourses> {
  return prepareContent(files, known, {
    read: (all) => readCourses(all, stored),
    format: formatCourses,
    rules,
    render: (content) =>
      renderCourses(content, rendered, {
        leadsElsewhere: (target) => leadsToCourse(known, target) || leadsElsewhere(target),
        sizes,
      }),
  });
}

async function renderCourses(
  content: ReadCourses,
  rendered: RenderedTexts,
  { leadsElsewhere, sizes }: { leadsElsewhere: LeadsElsewhere; sizes: PictureSizes | undefined },
): Promise<PreparedCourses> {
  const problems: FileProblem[] = [];
  const courses: PreparedCourse[] = [];
  for (const course of content.courses) {
    const leads = leadsFrom(content, course, leadsElsewhere);
    const prepared: PreparedText[] = [];
    for (const read of textsOf(course)) {
      const finished = rendered.get(read.path) as RenderedText | undefined;
      if (finished) {
        prepared.push({ ...read, ...finished });
        continue;
      }
      const first = prepared.find((text) => text.lessonId === read.lessonId && text.language === defaultLanguage);
      const { problems: found, ...text } = await prepareText(course, read, { leads, headings: first?.contents, sizes });
      problems.push(...found);
      prepared.push({ ...read, ...text });
    }
    courses.push({ ...course, prepared });
  }
  return { themes: content.themes, courses, problems };
}

type TextSurroundings = { leads: LeadsElsewhere; headings?: Heading[] | undefined; sizes?: PictureSizes | undefined };

/** @param headings of the same lesson in the default language, whose addresses all of them share */
export function prepareText(course: CourseAround, text: LessonText, { leads, headings, sizes }: TextSurroundings) {
  return renderText(text, (render) =>
    render(text.source, {
      language: text.language,
      firstLine: text.firstLine,
      figure: (file) => drawingIn(course.files, file),
      media: (file, kind) => {
        if (kindOf(file) !== kind) return undefined;
        const key = course.stored.get(file);
        if (key) return publicAddressOf(key);
        const bytes = course.files.get(file);
        return bytes && mediaOf(file, bytes)?.address;
      },
      pictureSize: (file) => {
        const bytes = course.files.get(file);
        return bytes ? readPictureSize(bytes) : sizes?.get(course.stored.get(file) ?? '');
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

type CourseAround = Pick<ReadCourse, 'files' | 'stored'>;
export type LessonText = LessonFile & { path: string; lessonId: string; language: Language };

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
export function leadsFrom(
  { courses }: Pick<ReadCourses, 'courses'>,
  from: ReadCourse,
  elsewhere: LeadsElsewhere,
): LeadsElsewhere {
  return (target) => {
    const named = /^(?:\.\.\/([^/]+)(?:\/|$))?([^/]+)?$/.exec(target);
    const [, courseId, lessonId] = named ?? [];
    const course = courseId ? courses.find(({ id }) => id === courseId) : from;
    if (!named || !course) return elsewhere(target);
    if (course !== from && course.file.status !== 'published') return false;
    if (!lessonId) return courseId !== undefined;
    return course.file.modules.some(({ lessons }) =>
      lessons.some(({ id, status }) => id === lessonId && status === 'published'),
    );
  };
}

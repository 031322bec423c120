import type { BodyPart, PreviewedAs } from '@navor/contract';
import { lessonPath, ownCoursesPath, previewedCoursesPath } from '../../course-paths.ts';

type PreviewedLesson = { courseId: string; lessonId: string; as: PreviewedAs };

/**
 * Links in a lesson are relative to its address. In a preview, those to lessons of the same course stay in the preview,
 * and all others lead where they would lead from the lesson itself.
 */
export function leadWithinPreview(body: readonly BodyPart[], lesson: PreviewedLesson): BodyPart[] {
  return body.map((part) =>
    part.kind === 'html'
      ? { ...part, html: part.html.replace(/<a href="([^"#][^"]*)"/g, (_, to) => `<a href="${led(to, lesson)}"`) }
      : part,
  );
}

/** Any origin will do: it tells addresses of this site from others. */
const origin = 'https://here.invalid';

function led(written: string, { courseId, lessonId, as }: PreviewedLesson): string {
  const url = new URL(written, `${origin}${lessonPath(ownCoursesPath, courseId, lessonId)}`);
  if (url.origin !== origin) return written;
  const [, course, lesson] = /^\/dashboard\/courses\/([^/]+)\/([^/]+)$/.exec(url.pathname) ?? [];
  if (course !== courseId || !lesson) return `${url.pathname}${url.search}${url.hash}`;
  return `${lessonPath(previewedCoursesPath(as), courseId, lesson)}${url.hash}`;
}

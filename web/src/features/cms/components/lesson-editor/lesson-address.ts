import { href } from 'react-router';

/** A lesson's id is unique within its course only, so the address names both in one step; `~` is in no id. */
export function lessonEditorPath(courseId: string, lessonId: string, language?: string): string {
  const path = href('/dashboard/cms/lessons/:lessonId/edit', { lessonId: `${courseId}~${lessonId}` });
  return language ? `${path}?language=${language}` : path;
}

export function readLessonAddress(step: string): { courseId: string; lessonId: string } | null {
  const [courseId, lessonId, ...rest] = step.split('~');
  return courseId && lessonId && rest.length === 0 ? { courseId, lessonId } : null;
}

export function lessonFile(lessonId: string, language: string): string {
  return `lessons/${lessonId}.${language}.md`;
}

import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeCourseFile, writeThemeFile } from './course-file.ts';
import { writeLessonFile } from './lesson-file.ts';
import type { ReadCourses } from './read-courses.ts';

/** The files as an export would write them. */
export function formatCourses({ themes, courses }: Pick<ReadCourses, 'themes' | 'courses'>): ContentFiles {
  const files: ContentFiles = new Map();
  for (const { id, file } of themes) files.set(`themes/${id}.yaml`, writeThemeFile(file));
  for (const course of courses) {
    const folder = `courses/${course.id}`;
    files.set(`${folder}/course.yaml`, writeCourseFile(course.file));
    for (const [id, byLanguage] of course.texts) {
      for (const [language, text] of byLanguage)
        files.set(`${folder}/lessons/${id}.${language}.md`, writeLessonFile(text));
    }
    for (const [path, bytes] of course.files) files.set(`${folder}/${path}`, bytes);
  }
  return files;
}

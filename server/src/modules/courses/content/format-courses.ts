import type { Language } from '@navor/languages';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { writeCourseFile, writeThemeFile } from './course-file.ts';
import type { CourseFile, ThemeFile } from './course-shapes.ts';
import { type WritableLesson, writeLessonFile } from './lesson-file.ts';

/** What it takes to write a course. */
export type WritableCourse = {
  id: string;
  file: CourseFile;
  texts: Map<string, Map<Language, WritableLesson>>;
  files: ReadonlyMap<string, Buffer>;
};
type Writable = {
  themes: { id: string; file: ThemeFile }[];
  courses: (Omit<WritableCourse, 'texts'> & { texts: ReadonlyMap<string, ReadonlyMap<Language, WritableLesson>> })[];
};

/** The files as an export would write them. */
export function formatCourses({ themes, courses }: Writable): ContentFiles {
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

import { type Language, languages } from '@navor/languages';
import { readLessonFile, writeLessonFile } from './lesson-file.ts';

export function lessonPathOf(lessonId: string, language: Language): string {
  return `lessons/${lessonId}.${language}.md`;
}

/** The files that a lesson may have. */
export function lessonPathsOf(lessonId: string): string[] {
  return languages.map((language) => lessonPathOf(lessonId, language));
}

/** What a lesson's file calls it; undefined where that cannot be read. */
export function titleOfLesson(bytes: Buffer): string | undefined {
  return readLessonFile(bytes).lesson?.title;
}

/** The same file with another title; undefined where it cannot be read. */
export function retitleLesson(bytes: Buffer, title: string): Buffer | undefined {
  const { lesson } = readLessonFile(bytes);
  return lesson && writeLessonFile({ ...lesson, title });
}

/** The file of a lesson that is still to be written. */
export function beginLesson(title: string, summary: string): Buffer {
  return writeLessonFile({ title, summary, keywords: [], source: '' });
}

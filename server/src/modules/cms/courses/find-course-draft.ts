import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CourseDraft, type CourseValue, courseDrawingFile, type LessonTexts } from '@navor/contract';
import { languages } from '@navor/languages';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import {
  courseShape,
  findCourseStandings,
  lessonPathOf,
  readCourseDrawing,
  titleOfLesson,
} from '../../courses/index.ts';
import { composeFiles } from '../drafts/compose-files.ts';

export const courseFile = 'course.yaml';

/** A course as its authors have left it: what it is made of, and what its lessons are called. */
export async function findCourseDraft(db: Db, courseId: string): Promise<CourseDraft> {
  const files = await composeFiles(db, { kind: 'course', id: courseId });
  const { value, hash } = found(valueIn(files));
  const standing = (await findCourseStandings(db, [courseId])).get(courseId);
  const drawing = files.get(courseDrawingFile);
  const lessons: LessonTexts[] = [];
  for (const { id } of value.modules.flatMap((module) => module.lessons)) {
    lessons.push(textsOf(files, id));
    // There may be hundreds, and others are served between two of them.
    await nextTurn();
  }
  return {
    ...{ id: courseId, value, hash },
    lessons,
    drawing:
      drawing && 'bytes' in drawing ? readCourseDrawing(new Map([[courseDrawingFile, drawing.bytes]])).markup : null,
    learner_count: standing?.learner_count ?? 0,
  };
}

/** What the course's own file says; undefined where there is none, or it cannot be read. */
export function valueIn(files: DocumentFiles): { value: CourseValue; hash: string } | undefined {
  const file = files.get(courseFile);
  const value = file && 'bytes' in file ? readYamlFile(file.bytes, courseShape).value : undefined;
  return file && value && { value, hash: hashOfFile(file) };
}

function textsOf(files: DocumentFiles, lessonId: string): LessonTexts {
  const texts = languages.flatMap((language) => {
    const file = files.get(lessonPathOf(lessonId, language));
    const title = file && 'bytes' in file ? titleOfLesson(file.bytes) : undefined;
    return file && title ? [{ language, title, hash: hashOfFile(file) }] : [];
  });
  return { id: lessonId, texts };
}

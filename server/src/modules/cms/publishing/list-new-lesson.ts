import type { ContentDocument, CourseValue } from '@navor/contract';
import { type DocumentFiles, hashOfFile } from '../../../content/documents.ts';
import { writeCourseFile } from '../../courses/index.ts';
import { courseFile, valueIn } from '../courses/find-course-draft.ts';
import { documentsOf } from '../documents/document-kinds.ts';
import type { DraftFile } from '../drafts/find-draft.ts';
import { insertLesson } from './insert-lesson.ts';

type Text = {
  path: string;
  draft: readonly DraftFile[];
  published: DocumentFiles;
};

type Listing = {
  /** The published file of the course with this one lesson. */
  listed: DraftFile;
  /** The drafted one as it is, going on from a file that has the lesson too: whoever takes it out again does take it out. */
  staying: DraftFile[];
};

/** How a lesson comes to be listed that only the draft of its course lists; undefined where nothing has to be. */
export function listNewLesson(document: ContentDocument, { path, draft, published }: Text): Listing | undefined {
  const lessonId = document.kind === 'course' && documentsOf('course').textAt(path)?.textId;
  const drafted = draft.find((one) => one.path === courseFile);
  const below = published.get(courseFile);
  if (!lessonId || !drafted?.file || !below) return undefined;
  const own = valueIn(new Map([[courseFile, drafted.file]]))?.value;
  const readers = valueIn(published)?.value;
  if (!own || !readers) return undefined;
  const listed = withLesson(readers, own, lessonId);
  if (!listed) return undefined;
  const origin = drafted.base && valueIn(new Map([[courseFile, { bytes: drafted.base }]]))?.value;
  const base = origin && withLesson(origin, own, lessonId);
  return {
    // It is made from what is published now, whatever the draft was made from.
    listed: { ...drafted, file: { bytes: listed }, baseHash: hashOfFile(below) },
    staying: base ? [{ ...drafted, base, baseHash: hashOfFile({ bytes: base }) }] : [],
  };
}

/** Undefined where the lesson is listed already, or in the draft neither. */
function withLesson(course: CourseValue, drafted: CourseValue, lessonId: string): Buffer | undefined {
  const inserted = insertLesson(course, drafted, lessonId);
  return inserted === course ? undefined : writeCourseFile(inserted);
}

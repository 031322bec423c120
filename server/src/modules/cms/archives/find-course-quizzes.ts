import type { ContentDocument } from '@navor/contract';
import type { Translated } from '@navor/languages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listEditable } from '../../authorship/index.ts';
import { listQuizzesOf, quizDocuments } from '../../quizzes/index.ts';
import { cmsDrafts } from '../cms.tables.ts';
import { quizFile, quizValueOf } from '../quizzes/find-quiz-draft.ts';

type CourseQuizzes = {
  /** That the viewer may edit, also where only their drafts place them in the course. */
  own: ContentDocument[];
  /** That learners find in it and others look after; nobody is told what others have drafted. */
  foreign: { id: string; title: Translated }[];
};

/** A course is nothing without the quizzes that lead to its certificate; those of others stay theirs. */
export async function findCourseQuizzes(db: Db, viewer: Viewer, courseId: string): Promise<CourseQuizzes> {
  const editable = await listEditable(db, viewer, 'quiz');
  const isOwn = (id: string) => editable === null || editable.includes(id);
  const placed = await listQuizzesOf(db, courseId);
  const drafted = await listDraftedInto(db, courseId, editable);
  const ids = [...new Set([...placed.filter(isOwn), ...drafted])].sort();
  const foreign = placed.filter((id) => !isOwn(id));
  const titles = await quizDocuments.findTitles(db, foreign);
  return {
    own: ids.map((id) => ({ kind: 'quiz', id })),
    foreign: foreign.flatMap((id) => {
      const known = titles.get(id);
      return known?.status === 'published' ? [{ id, title: known.title }] : [];
    }),
  };
}

/** By id, in no order. */
async function listDraftedInto(db: Db, courseId: string, editable: readonly string[] | null): Promise<string[]> {
  const rows = await db
    .select({ id: cmsDrafts.documentId, content: cmsDrafts.content })
    .from(cmsDrafts)
    .where(
      and(
        eq(cmsDrafts.kind, 'quiz'),
        eq(cmsDrafts.path, quizFile),
        editable ? inArray(cmsDrafts.documentId, [...editable]) : undefined,
        // Most name other courses, or none: they need not be read.
        sql`position(${Buffer.from(courseId)} in ${cmsDrafts.content}) > 0`,
      ),
    );
  return rows.flatMap(({ id, content }) =>
    content && quizValueOf({ bytes: content })?.placement?.course === courseId ? [id] : [],
  );
}

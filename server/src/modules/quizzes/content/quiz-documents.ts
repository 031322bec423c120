import type { QuestionSource } from '@navor/questions';
import { questionShape } from '@navor/questions/shapes';
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import { type Documents, forThread, inFolder, outOfFolder, revisionOf } from '../../../content/documents.ts';
import { asBuffers } from '../../../content/files/as-buffers.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { searchableChanged } from '../../../platform/searchable.events.ts';
import { defineThreadTask } from '../../../platform/threads/thread-task.ts';
import { setCourseQuiz } from '../../courses/index.ts';
import { quizzesSearchSource } from '../catalogue/quizzes-search-source.ts';
import { questions, questionVersions, quizzes } from '../quizzes.tables.ts';
import { exportQuiz, exportQuizFile } from './export-quizzes.ts';
import { findQuizReferences } from './find-quiz-references.ts';
import { writeQuestionFile, writeQuizFile } from './quiz-files.ts';
import { type QuizFile, quizShape } from './quiz-shapes.ts';
import { publishQuiz } from './save-quizzes.ts';
import { quizSharedFiles } from './topic-files.ts';

const folder = 'quizzes';
const mainFile = 'quiz.yaml';

/** Quizzes as their authors work on them. */
export const quizDocuments: Documents = {
  ...{ kind: 'quiz', folder, mainFile, searchSource: quizzesSearchSource.name },
  isFile: (path) => /^(quiz\.yaml|questions\/[^/]+\.yaml|figures\/[^/]+)$/.test(path),
  // A question holds its three languages itself.
  textAt: () => undefined,
  valueAt(path) {
    if (path === mainFile) return { shape: quizShape, write: (value: QuizFile) => writeQuizFile(value) };
    if (questionAt(path) === undefined) return undefined;
    return { shape: questionShape, write: (value: QuestionSource) => writeQuestionFile(value) };
  },

  placeOf({ placement }: QuizFile) {
    return placement && { document: { kind: 'course', id: placement.course }, part: placement };
  },

  shared: quizSharedFiles,

  async find(db, id) {
    const [quiz] = await db.select({ status: quizzes.status }).from(quizzes).where(eq(quizzes.id, id));
    if (!quiz) return undefined;
    const exported = outOfFolder(`${folder}/${id}`, await exportQuiz(db, id));
    return { status: quiz.status, files: new Map([...exported].map(([path, bytes]) => [path, { bytes }])) };
  },

  async findFile(db, id, path) {
    const bytes = await exportQuizFile(db, id, path);
    return bytes && { bytes };
  },

  findIds: async (db) => (await db.select({ id: quizzes.id }).from(quizzes)).map(({ id }) => id),

  async findTitles(db, ids) {
    const rows = await db
      .select({ id: quizzes.id, title: quizzes.title, status: quizzes.status })
      .from(quizzes)
      .where(inArray(quizzes.id, [...ids]));
    return new Map(rows.map(({ id, ...named }) => [id, named]));
  },

  async findRevisions(db, ids) {
    const rows = await db
      .select({ id: quizzes.id, contentHash: quizzes.contentHash, editedAt: quizzes.editedAt })
      .from(quizzes)
      .where(inArray(quizzes.id, [...ids]));
    return new Map(rows.map(({ id, ...row }) => [id, revisionOf(row)]));
  },

  findRendered,

  async prepare({ db, events, threads }, { id, files, rendered }) {
    const known = await findQuizReferences(db);
    const { files: taken } = forThread(inFolder(`${folder}/${id}`, files));
    const { quiz, problems } = await threads.run(prepareTask, { id, files: taken, known, rendered });
    return {
      problems,
      async save(tx: Db) {
        if (!quiz) throw new Error('A quiz with faults is not published');
        await publishQuiz(tx, { ...quiz, files: asBuffers(quiz.files) });
        await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: id });
      },
    };
  },

  async unpublish(tx, { events }, id) {
    await tx
      .update(quizzes)
      .set({ status: 'draft', editedAt: new Date(), updatedAt: sql`now()` })
      .where(eq(quizzes.id, id));
    // Nobody is kept from completing a course by a quiz that cannot be taken.
    await setCourseQuiz(tx, { quizId: id, courseId: null, lessonId: null, isRequired: false });
    await events.announce(tx, searchableChanged, { source: quizzesSearchSource.name, groupId: id });
  },

  // Questions are shown by trying them (`authoring/try-question.ts`).
  renderText: async () => ({ body: [], contents: [], problems: [] }),

  uploads: {
    folders: { drawing: { name: 'figures' } },
  },
};

function questionAt(path: string): string | undefined {
  return /^questions\/([^/]+)\.yaml$/.exec(path)?.[1];
}

/** Questions show the drawings of their quiz: only where no drawing has changed do the others look the same. */
async function findRendered(db: Db, quizId: string, changed: readonly string[]): Promise<RenderedTexts> {
  if (changed.some((path) => path !== mainFile && questionAt(path) === undefined)) return new Map();
  const changedIds = changed.flatMap((path) => questionAt(path) ?? []);
  const rows = await db
    .select({ id: questions.id, prepared: questionVersions.prepared })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(
      and(
        eq(questions.quizId, quizId),
        isNotNull(questions.position),
        eq(questionVersions.rendererEdition, rendererEdition),
        changedIds.length > 0 ? notInArray(questions.id, changedIds) : undefined,
      ),
    );
  return new Map(rows.map(({ id, prepared }) => [`${folder}/${quizId}/questions/${id}.yaml`, prepared]));
}

const prepareTask = defineThreadTask<typeof import('./quiz-document-tasks.ts'), 'prepareQuizDocument'>({
  name: 'prepareQuizDocument',
  file: new URL('./quiz-document-tasks.ts', import.meta.url),
  ...{ limitMs: 120_000, isLong: true },
});

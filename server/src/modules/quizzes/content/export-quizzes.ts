import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { questions, questionVersions, quizFiles, quizTopics, quizzes } from '../quizzes.tables.ts';
import { formatQuizzes, type WritableQuiz } from './format-quizzes.ts';
import { writeQuestionFile, writeQuizFile } from './quiz-files.ts';
import type { QuizFile } from './quiz-shapes.ts';

/** All quizzes of the database as files: those that they were loaded from, unless somebody changed them since. */
export function exportQuizzes({ db }: Pick<Services, 'db'>): Promise<ContentFiles> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(async (tx) => formatQuizzes({ topics: await readTopics(tx), quizzes: await readQuizzes(tx) }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** The same files of one quiz. */
export async function exportQuiz(db: Db, quizId: string): Promise<ContentFiles> {
  return formatQuizzes({ topics: undefined, quizzes: await readQuizzes(db, quizId) });
}

/** One file of a quiz, without reading the others. */
export async function exportQuizFile(db: Db, quizId: string, path: string): Promise<Buffer | undefined> {
  if (path === 'quiz.yaml') {
    const [row] = await db.select().from(quizzes).where(eq(quizzes.id, quizId));
    return row && writeQuizFile(fileOf(row, await readOrder(db, quizId)));
  }
  const [, questionId] = /^questions\/([^/]+)\.yaml$/.exec(path) ?? [];
  if (questionId !== undefined) {
    const [row] = await db
      .select({ source: questionVersions.source })
      .from(questions)
      .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
      .where(and(eq(questions.quizId, quizId), eq(questions.id, questionId), isNotNull(questions.position)));
    return row && writeQuestionFile(row.source);
  }
  const [file] = await db
    .select({ content: quizFiles.content })
    .from(quizFiles)
    .where(and(eq(quizFiles.quizId, quizId), eq(quizFiles.path, path)));
  return file?.content;
}

async function readOrder(db: Db, quizId: string): Promise<string[]> {
  const rows = await db
    .select({ id: questions.id })
    .from(questions)
    .where(and(eq(questions.quizId, quizId), isNotNull(questions.position)))
    .orderBy(asc(questions.position), asc(questions.id));
  return rows.map(({ id }) => id);
}

async function readTopics(db: Db) {
  const rows = await db.select().from(quizTopics).where(isCurrentTopic);
  return rows.length > 0 ? { file: Object.fromEntries(rows.map(({ id, title }) => [id, title])) } : undefined;
}

async function readQuizzes(db: Db, quizId?: string): Promise<WritableQuiz[]> {
  const isWanted = (id: PgColumn): SQL | undefined => (quizId === undefined ? undefined : eq(id, quizId));
  const quizRows = await db.select().from(quizzes).where(isWanted(quizzes.id)).orderBy(asc(quizzes.id));
  const questionRows = await db
    .select({
      quizId: questions.quizId,
      id: questions.id,
      versionId: questionVersions.id,
      source: questionVersions.source,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(isNotNull(questions.position), isWanted(questions.quizId)))
    .orderBy(asc(questions.position), asc(questions.id));
  const fileRows = await db.select().from(quizFiles).where(isWanted(quizFiles.quizId));

  const questionsOf = Map.groupBy(questionRows, ({ quizId }) => quizId);
  const filesOf = Map.groupBy(fileRows, ({ quizId }) => quizId);
  return quizRows.map((row) => {
    const own = questionsOf.get(row.id) ?? [];
    return {
      id: row.id,
      file: fileOf(
        row,
        own.map(({ id }) => id),
      ),
      questions: own,
      files: new Map((filesOf.get(row.id) ?? []).map(({ path, content }) => [path, content])),
    };
  });
}

/** One that only former versions of questions are about has left the files. */
const isCurrentTopic = sql`NOT EXISTS (SELECT FROM question_versions WHERE topic_id = ${quizTopics.id})
  OR EXISTS (SELECT FROM question_versions AS version JOIN questions ON questions.current_version_id = version.id
    WHERE version.topic_id = ${quizTopics.id} AND questions.position IS NOT NULL)`;

function fileOf(row: typeof quizzes.$inferSelect, questionIds: string[]): QuizFile {
  const { courseId, moduleId, lessonId, timeLimitSeconds, attemptLimit } = row;
  return {
    theme: row.themeId,
    status: row.status,
    position: row.position,
    level: row.level,
    placement: courseId === null ? undefined : placementOf(courseId, moduleId, lessonId),
    title: row.title,
    summary: row.summary,
    feedback: row.feedback,
    minutes: timeLimitSeconds === null ? undefined : timeLimitSeconds / 60,
    attempts: attemptLimit ?? undefined,
    passing: row.passingPercent,
    shuffleQuestions: row.shufflesQuestions,
    shuffleOptions: row.shufflesOptions,
    questions: questionIds,
  };
}

function placementOf(course: string, moduleId: string | null, lessonId: string | null): QuizFile['placement'] {
  return { course, module: moduleId ?? undefined, lesson: lessonId ?? undefined };
}

import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ContentFiles } from '../../../platform/content/content-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { questions, questionVersions, quizFiles, quizTopics, quizzes } from '../quizzes.tables.ts';
import { formatQuizzes, type WritableQuiz } from './format-quizzes.ts';
import type { QuizFile } from './quiz-shapes.ts';

/** All quizzes of the database as files: those that they were loaded from, unless somebody changed them since. */
export function exportQuizzes({ db }: Pick<Services, 'db'>): Promise<ContentFiles> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(async (tx) => formatQuizzes(await readAll(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readAll(db: Db) {
  const topicRows = await db.select().from(quizTopics).where(isCurrentTopic);
  const quizRows = await db.select().from(quizzes).orderBy(asc(quizzes.id));
  const questionRows = await db
    .select({ quizId: questions.quizId, id: questions.id, source: questionVersions.source })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(isNotNull(questions.position))
    .orderBy(asc(questions.position), asc(questions.id));
  const fileRows = await db.select().from(quizFiles);

  const questionsOf = Map.groupBy(questionRows, ({ quizId }) => quizId);
  const filesOf = Map.groupBy(fileRows, ({ quizId }) => quizId);
  const written = quizRows.map((row): WritableQuiz => {
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
  const titles = topicRows.map(({ id, title }) => [id, title]);
  return { topics: titles.length > 0 ? { file: Object.fromEntries(titles) } : undefined, quizzes: written };
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

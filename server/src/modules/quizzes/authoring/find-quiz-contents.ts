import type { AuthoredQuestion, QuizContents } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { EditableIds } from '../../authorship/index.ts';
import { plainExcerpt } from '../analytics/plain-excerpt.ts';
import { questions, questionVersions, quizTopics } from '../quizzes.tables.ts';
import { listAuthoredQuizzes } from './list-authored-quizzes.ts';
import { listPlaces, listThemes, listTopics } from './list-titles.ts';

/** A quiz with its questions in their order, and what its author can choose from. */
export async function findQuizContents(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { quizId, language, courses }: { quizId: string; language: Language; courses: EditableIds },
): Promise<QuizContents> {
  const [row] = await listAuthoredQuizzes(pool, [quizId], language);
  const quiz = found(row);
  const places = await listPlaces(db, language);
  return {
    quiz,
    questions: await listQuestions(db, quizId, language),
    topics: await listTopics(db, language),
    themes: await listThemes(db, language),
    courses: places.filter(({ id }) => courses === null || courses.includes(id) || id === quiz.course?.id),
  };
}

async function listQuestions(db: Services['db'], quizId: string, language: Language): Promise<AuthoredQuestion[]> {
  const rows = await db
    .select({
      id: questions.id,
      version: questionVersions.version,
      type: questionVersions.type,
      prepared: questionVersions.prepared,
      source: questionVersions.source,
      points: questionVersions.points,
      tags: questionVersions.tags,
      topicId: questionVersions.topicId,
      topic: quizTopics.title,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(quizTopics, eq(quizTopics.id, questionVersions.topicId))
    .where(and(eq(questions.quizId, quizId), isNotNull(questions.position)))
    .orderBy(asc(questions.position), asc(questions.id));
  return rows.map(({ prepared, source, topicId, topic, ...row }) => ({
    ...row,
    excerpt: plainExcerpt(textIn(prepared.body, language)),
    topic: { id: topicId, title: textIn(topic, language) },
    origin: source.origin ?? null,
  }));
}

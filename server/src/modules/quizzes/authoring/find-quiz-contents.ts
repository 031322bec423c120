import type { AuthoredQuestion, AuthoredQuiz, QuizContents } from '@navor/contract';
import { commonLanguage, type Language, textIn } from '@navor/languages';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { readYamlFile } from '../../../content/files/yaml-file.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { EditableIds } from '../../authorship/index.ts';
import { plainExcerpt } from '../analytics/plain-excerpt.ts';
import { quizDocuments } from '../content/quiz-documents.ts';
import { quizShape } from '../content/quiz-shapes.ts';
import { questions, questionVersions, quizTopics } from '../quizzes.tables.ts';
import { listAuthoredQuizzes } from './list-authored-quizzes.ts';
import { listPlaces, listThemes, listTopics } from './list-titles.ts';

/** A quiz with its questions in their order, and what its author can choose from. */
export async function findQuizContents(
  { db, pool, documents }: Pick<Services, 'db' | 'pool' | 'documents'>,
  { quizId, language, courses }: { quizId: string; language: Language; courses: EditableIds },
): Promise<QuizContents> {
  const [row] = await listAuthoredQuizzes(pool, [quizId], language);
  const places = await listPlaces(db, language);
  const quiz = row ?? found(await findDraftedQuiz({ db, documents }, { quizId, language, places }));
  return {
    quiz,
    questions: await listQuestions(db, quizId, language),
    topics: await listTopics(db, language),
    themes: await listThemes(db, language),
    courses: places.filter(({ id }) => courses === null || courses.includes(id) || id === quiz.course?.id),
  };
}

type Drafted = { quizId: string; language: Language; places: QuizContents['courses'] };

/** A quiz that nobody has published yet, as its draft describes it: its questions are drafted too. */
async function findDraftedQuiz(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  { quizId, language: wanted, places }: Drafted,
): Promise<AuthoredQuiz | undefined> {
  const drafted = await documents.findDraftedText(db, { kind: 'quiz', id: quizId }, quizDocuments.mainFile);
  const file = drafted && readYamlFile(drafted.bytes, quizShape).value;
  if (!file) return undefined;
  const { title, placement } = file;
  const language = commonLanguage(wanted, title);
  const course = places.find(({ id }) => id === placement?.course);
  return {
    ...{ id: quizId, title: textIn(title, language), language, status: 'draft' },
    course: course ? { id: course.id, title: course.title } : null,
    ...{ question_count: file.questions.length, attempt_count: 0, updated_at: drafted.updatedAt },
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

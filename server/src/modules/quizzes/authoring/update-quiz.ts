import { type Language, languages } from '@navor/languages';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { translatedTexts } from '../../../content/files/translated-texts.ts';
import type { Db } from '../../../platform/database/database.ts';
import { questions, questionVersions, quizzes } from '../quizzes.tables.ts';

/** What a quiz keeps of its questions, so that lists need not look at them. */
export async function updateQuiz(tx: Db, quizId: string): Promise<void> {
  const [quiz] = await tx.select().from(quizzes).where(eq(quizzes.id, quizId));
  const current = await tx
    .select({ points: questionVersions.points, source: questionVersions.source })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .where(and(eq(questions.quizId, quizId), isNotNull(questions.position)));
  const texts = [quiz?.title, quiz?.summary, ...current.map(({ source }) => source)].flatMap((part) =>
    translatedTexts(part),
  );
  const isWhollyIn = (language: Language) => texts.every(({ byLanguage }) => byLanguage[language] !== undefined);
  await tx
    .update(quizzes)
    .set({
      questionCount: current.length,
      points: current.reduce((sum, { points }) => sum + points, 0),
      languages: languages.filter(isWhollyIn),
      ...{ updatedAt: sql`now()`, editedAt: sql`now()` },
    })
    .where(eq(quizzes.id, quizId));
}

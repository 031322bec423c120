import type { CourseLevel } from '@navor/contract';
import { idFrom } from '@navor/contract/content-ids';
import { type Language, translatedFrom } from '@navor/languages';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { waitForTurn } from '../../../platform/database/locks.ts';
import { found } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { type AuthoringWrite, makeOnce } from '../../authorship/index.ts';
import { themes } from '../../courses/index.ts';
import { publishQuiz } from '../content/save-quizzes.ts';
import { claimQuizId } from './claim-quiz-id.ts';

type NewQuiz = {
  title: string;
  theme: string;
  level: CourseLevel;
  language: Language;
  userId: string;
  write?: AuthoringWrite | undefined;
};

/** Begins a quiz under an id made of its title. It has no question yet, so nobody can take it before it is published. */
export function createQuiz({ db }: Pick<Services, 'db'>, quiz: NewQuiz): Promise<{ quiz_id: string }> {
  const { write } = quiz;
  return db.transaction((tx) => makeOnce(tx, { write, make: () => beginQuiz(tx, quiz) }));
}

async function beginQuiz(tx: Db, { title, theme, level, language, userId }: NewQuiz): Promise<{ quiz_id: string }> {
  await waitForTurn(tx, 'content');
  const [known] = await tx.select({ id: themes.id }).from(themes).where(eq(themes.id, theme));
  found(known);
  const id = await claimQuizId(tx, idFrom(title) || 'kviz', userId);
  const written = translatedFrom(language, () => title);
  await publishQuiz(tx, {
    id,
    file: {
      theme,
      ...{ status: 'draft', position: 1, level, title: written, summary: written },
      ...{ feedback: 'at-once', passing: 60, shuffleQuestions: false, shuffleOptions: true, questions: [] },
    },
    questions: [],
    files: new Map(),
  });
  const details = { kind: 'quiz', id };
  await recordAudit(tx, { actorId: userId, subjectId: null, action: 'content_created', reason: null, details });
  return { quiz_id: id };
}

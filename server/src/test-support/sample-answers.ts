import { randomUUID } from 'node:crypto';
import type { AttemptKind, Tier } from '@navor/contract';
import type { Outcome, PreparedQuestion, Response } from '@navor/questions';
import type { SignedIn } from '../platform/access.ts';
import type { SamplePerson } from './sample-people.ts';
import type { TestDatabase } from './test-database.ts';

type SampleQuestion = {
  id: string;
  topic?: string;
  points?: number;
  body?: PreparedQuestion['body'];
  holes?: PreparedQuestion['holes'];
  template?: Partial<PreparedQuestion['template']>;
  answer?: PreparedQuestion['answer'];
};
export type SampleQuiz = {
  id: string;
  courseId?: string;
  status?: 'draft' | 'published';
  questions: SampleQuestion[];
  /** The house's without one. */
  ownerId?: string;
};

/** A quiz straight in the tables, for tests that concern what becomes of answers. */
export async function insertQuiz(database: TestDatabase, { id, courseId, status, questions, ownerId }: SampleQuiz) {
  const title = { sl: `${id} sl`, en: `${id} en`, de: `${id} de` };
  await database.query(
    `INSERT INTO themes (id, position, title, summary) VALUES ('vzorci', 1, $1, $1) ON CONFLICT DO NOTHING`,
    [title],
  );
  await database.query(
    `INSERT INTO quizzes (id, theme_id, status, position, level, course_id, title, summary, feedback, passing_percent,
       shuffles_questions, shuffles_options, question_count, points, languages, content_hash)
     VALUES ($1, 'vzorci', $2, 1, 'beginner', $3, $4, $4, 'at-once', 60, false, true, $5, $5, '["sl"]', 'sample')`,
    [id, status ?? 'published', courseId ?? null, title, questions.length],
  );
  if (ownerId) {
    await database.query(`INSERT INTO content_owners (kind, id, owner_id) VALUES ('quiz', $1, $2)`, [id, ownerId]);
  }
  for (const [index, question] of questions.entries()) await insertQuestion(database, id, question, index + 1);
}

async function insertQuestion(database: TestDatabase, quizId: string, question: SampleQuestion, position: number) {
  const { id, topic = 'ohmov-zakon', points = 1 } = question;
  const versionId = randomUUID();
  const prepared: PreparedQuestion = {
    ...{ points, topic, hints: [], solution: { sl: '' }, holes: question.holes ?? [] },
    template: { variables: [], derived: [], constraints: [], ...question.template },
    body: question.body ?? { sl: `<p>${id}</p>` },
    answer: question.answer ?? { type: 'true-false', answer: true, feedback: null },
  };
  await database.query('INSERT INTO quiz_topics (id, title) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    topic,
    { sl: `${topic} sl`, en: `${topic} en` },
  ]);
  await database.query('INSERT INTO questions (quiz_id, id, position, current_version_id) VALUES ($1, $2, $3, $4)', [
    ...[quizId, id, position, versionId],
  ]);
  await database.query(
    `INSERT INTO question_versions (id, quiz_id, question_id, version, type, topic_id, points, source, prepared,
       renderer_edition)
     VALUES ($1, $2, $3, 1, $4, $5, $6, '{}', $7, 1)`,
    [versionId, quizId, id, prepared.answer.type, topic, points, prepared],
  );
}

export type SampleAnswer = {
  question: string;
  /** Of another quiz than the attempt's, in reviews. */
  quiz?: string;
  /** Null for a question that is not settled. */
  outcome: Outcome | null;
  response?: Response;
  seconds?: number;
};
type SampleAttempt = {
  userId: string;
  quizId?: string;
  kind?: AttemptKind;
  at: Date;
  isOpen?: boolean;
  hasPassed?: boolean;
  answers: SampleAnswer[];
};

/** An attempt with its answers, handed in unless it is said to be open; the clock of all of it is `at`. */
export async function insertAttemptAt(database: TestDatabase, attempt: SampleAttempt): Promise<string> {
  const { userId, quizId = null, kind = 'quiz', at, isOpen = false, answers, hasPassed = false } = attempt;
  const shares = answers.map(({ outcome }) => (outcome?.kind === 'graded' ? outcome.share : 0));
  const [row] = await database.query<{ id: string }>(
    `INSERT INTO quiz_attempts (user_id, kind, quiz_id, number, feedback, passing_percent,
       shuffles_options, started_at, submitted_at, max_points, points, has_passed)
     SELECT $1, $2, $3, 1 + count(*), 'at-once', 60, true, $4, $5, $6, $7, $8
     FROM quiz_attempts WHERE user_id = $1 AND quiz_id IS NOT DISTINCT FROM $3
     RETURNING id`,
    [
      ...[userId, kind, quizId, at, isOpen ? null : at, answers.length],
      ...[isOpen ? null : shares.reduce((sum, share) => sum + share, 0), isOpen ? null : hasPassed],
    ],
  );
  const id = row?.id ?? '';
  await database.query(
    `INSERT INTO attempt_questions (attempt_id, position, user_id, quiz_id, question_id, version_id, type, max_points,
       seed, values, response, seconds_spent, settled_at, outcome)
     SELECT $1, answer.position, $2, questions.quiz_id, questions.id, versions.id, versions.type, versions.points,
            1, '{}', answer.response, answer.seconds, CASE WHEN answer.outcome IS NOT NULL THEN $3::timestamptz END,
            answer.outcome
     FROM jsonb_to_recordset($4)
       AS answer (position int, quiz text, question text, outcome jsonb, response jsonb, seconds int)
     JOIN questions ON questions.quiz_id = answer.quiz AND questions.id = answer.question
     JOIN question_versions AS versions ON versions.id = questions.current_version_id`,
    [
      ...[id, userId, at],
      JSON.stringify(
        answers.map(({ question, quiz = quizId, outcome, response, seconds = 0 }, index) => ({
          ...{ position: index + 1, quiz, question, seconds },
          ...(outcome && { outcome }),
          ...(response && { response }),
        })),
      ),
    ],
  );
  return id;
}

export const graded = (share: number): Outcome => ({ kind: 'graded', share });
export const right = graded(1);
export const wrong = graded(0);
export const unanswered: Outcome = { kind: 'unanswered' };

/** Somebody as an operation is told of them. */
export function viewerOf({ id }: Pick<SamplePerson, 'id'>, tier: Tier = 'free'): SignedIn {
  return {
    kind: 'signed-in',
    sessionId: 'session',
    user: {
      id,
      email: 'ana@example.com',
      email_verified: true,
      full_name: 'Ana',
      created_at: new Date(0),
      roles: ['learner'],
    },
    profile: null,
    tier,
    offer: null,
  };
}

/** So many questions of one type, `v1`, `v2` and so on. */
export function manyQuestions(count: number, topicOf: (index: number) => string = () => 'ohmov-zakon') {
  return Array.from({ length: count }, (_, index) => ({ id: `v${index + 1}`, topic: topicOf(index) }));
}

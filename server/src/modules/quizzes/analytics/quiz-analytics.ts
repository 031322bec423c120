import type { QuizAnalytics } from '@navor/contract';
import { commonLanguage, type Language, type Translated, textIn } from '@navor/languages';
import type { PreparedQuestion, QuestionType, SlipKind } from '@navor/questions';
import type { Pool } from 'pg';
import { optionsOf, ownSlipFeedback, typedText } from './answer-parts.ts';
import { plainExcerpt } from './plain-excerpt.ts';
import { answersQuery, questionsQuery, quizQuery } from './quiz-analytics-sql.ts';

type QuizRow = Pick<QuizAnalytics, 'attempt_count' | 'person_count' | 'passed_share' | 'mean_share'> & {
  id: string;
  title: Translated;
};
type Question = QuizAnalytics['questions'][number];
type QuestionRow = Pick<
  Question,
  'id' | 'answer_count' | 'facility' | 'discrimination' | 'unanswered_share' | 'mean_seconds'
> & { position: number; type: QuestionType; prepared: PreparedQuestion };
type CountRow = { question_id: string; part: string | null; own: number | null; count: number } & (
  | { kind: 'option' | 'wrong'; key: string }
  | { kind: 'slip'; key: SlipKind }
);

/** How everybody answers the questions of a quiz, by three statements; undefined if there is no such quiz. */
export async function findQuizAnalytics(
  pool: Pool,
  quizId: string,
  language: Language,
): Promise<QuizAnalytics | undefined> {
  const values = [quizId];
  const [quizzes, questions, counts] = await Promise.all([
    pool.query<QuizRow>({ name: 'quiz-analytics-quiz', text: quizQuery, values }),
    pool.query<QuestionRow>({ name: 'quiz-analytics-questions', text: questionsQuery, values }),
    pool.query<CountRow>({ name: 'quiz-analytics-answers', text: answersQuery, values }),
  ]);
  const quiz = quizzes.rows[0];
  if (!quiz) return undefined;
  const { id, title, ...figures } = quiz;
  const shown = commonLanguage(language, title);
  const byQuestion = Map.groupBy(counts.rows, ({ question_id }) => question_id);
  return {
    quiz: { id, title: textIn(title, shown), language: shown },
    ...figures,
    questions: questions.rows.map((row) => presentQuestion(row, byQuestion.get(row.id) ?? [], language)),
  };
}

function presentQuestion(row: QuestionRow, counts: CountRow[], language: Language): Question {
  const { id, position, type, prepared, answer_count, facility, discrimination, unanswered_share, mean_seconds } = row;
  const chosen = new Map(counts.flatMap(({ kind, key, count }) => (kind === 'option' ? [[key, count]] : [])));
  return {
    ...{ id, number: position, type, excerpt: plainExcerpt(textIn(prepared.body, language)) },
    ...{ answer_count, facility, discrimination, unanswered_share, mean_seconds },
    options: optionsOf(prepared, language).map((option) => ({ ...option, count: chosen.get(option.id) ?? 0 })),
    slips: counts.flatMap((each) => (each.kind === 'slip' ? [presentSlip(each, prepared, language)] : [])),
    wrong_answers: presentWrongAnswers(counts, prepared, language),
  };
}

const mostWrongAnswers = 5;

/** The same formula typed in two ways is one answer. */
function presentWrongAnswers(
  counts: CountRow[],
  question: PreparedQuestion,
  language: Language,
): Question['wrong_answers'] {
  const byText = new Map<string, number>();
  for (const { kind, key, part, count } of counts) {
    if (kind !== 'wrong') continue;
    const typed = typedText(question, { part, text: key }, language);
    const text = part === null ? typed : `${part}: ${typed}`;
    byText.set(text, (byText.get(text) ?? 0) + count);
  }
  const found = [...byText].map(([text, count]) => ({ text, count })).sort((one, other) => other.count - one.count);
  return found.slice(0, mostWrongAnswers);
}

function presentSlip(
  { key, part, own, count }: CountRow & { kind: 'slip' },
  question: PreparedQuestion,
  language: Language,
): Question['slips'][number] {
  const feedback = own === null ? null : ownSlipFeedback(question, { part, own });
  return { kind: key, label: feedback && plainExcerpt(textIn(feedback, language)), count };
}

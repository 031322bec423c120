import type { LearnerAnalytics } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import type { QuestionType, SlipKind } from '@navor/questions';
import type { Pool } from 'pg';
import { groupsQuery, resultsQuery, slipsQuery } from './learner-analytics-sql.ts';

type ResultRow = {
  attempt_id: string;
  quiz_id: string;
  quiz_title: Translated;
  submitted_at: Date;
  share: number;
  has_passed: boolean;
  attempt_count: number;
  passed_count: number;
  mean_share: number;
};
type Figures = {
  question_count: number;
  share: number | null;
  recent_share: number | null;
  mean_seconds: number | null;
};
type GroupRow = Figures & { seconds_spent: number } & (
    | { kind: 'topic'; topic_id: string; topic_title: Translated; type: null }
    | { kind: 'type'; topic_id: null; topic_title: null; type: QuestionType }
    | { kind: 'all'; topic_id: null; topic_title: null; type: null }
  );
type SlipRow = { kind: SlipKind; count: number; last_at: Date };

/** How somebody's quizzes went, by three statements whatever their number. */
export async function findLearnerAnalytics(pool: Pool, userId: string, language: Language): Promise<LearnerAnalytics> {
  const values = [userId];
  const [results, groups, slips] = await Promise.all([
    pool.query<ResultRow>({ name: 'quiz-analytics-results', text: resultsQuery, values }),
    pool.query<GroupRow>({ name: 'quiz-analytics-groups', text: groupsQuery, values }),
    pool.query<SlipRow>({ name: 'quiz-analytics-slips', text: slipsQuery, values }),
  ]);
  const all = groups.rows.find(({ kind }) => kind === 'all');
  return {
    attempt_count: results.rows[0]?.attempt_count ?? 0,
    passed_count: results.rows[0]?.passed_count ?? 0,
    question_count: all?.question_count ?? 0,
    mean_share: results.rows[0]?.mean_share ?? null,
    seconds_spent: all?.seconds_spent ?? 0,
    results: results.rows.reverse().map(({ attempt_id, quiz_id, quiz_title, submitted_at, share, has_passed }) => ({
      ...{ attempt_id, submitted_at, share, has_passed },
      quiz: { id: quiz_id, title: textIn(quiz_title, language) },
    })),
    topics: groups.rows
      .flatMap((row) => (row.kind === 'topic' ? [presentTopic(row, language)] : []))
      .sort(weakestFirst(language)),
    slips: slips.rows,
    types: groups.rows.flatMap((row) => {
      if (row.kind !== 'type') return [];
      const { type, question_count, share, mean_seconds } = row;
      return [{ type, question_count, share: share ?? 0, mean_seconds }];
    }),
  };
}

type Topic = LearnerAnalytics['topics'][number];

function presentTopic(row: GroupRow & { kind: 'topic' }, language: Language): Topic {
  const { topic_id, topic_title, question_count, share, recent_share, mean_seconds } = row;
  return {
    topic: { id: topic_id, title: textIn(topic_title, language) },
    ...{ question_count, share: share ?? 0, recent_share: recent_share ?? 0, mean_seconds },
    standing: standingOf(question_count, recent_share ?? 0),
  };
}

const fewestAnswers = 3;
const weakBelow = 0.5;
const strongFrom = 0.8;

/** Judged by the last answers: what was mended is a weakness no more. */
function standingOf(answers: number, recentShare: number): Topic['standing'] {
  if (answers < fewestAnswers) return 'too-few';
  if (recentShare < weakBelow) return 'weak';
  return recentShare >= strongFrom ? 'strong' : 'middling';
}

/** What needs attention first; what cannot be judged yet last. */
function weakestFirst(language: Language) {
  const isUnjudged = ({ standing }: Topic) => Number(standing === 'too-few');
  return (one: Topic, other: Topic) =>
    isUnjudged(one) - isUnjudged(other) ||
    one.recent_share - other.recent_share ||
    one.topic.title.localeCompare(other.topic.title, language);
}

import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertQuiz, manyQuestions } from '../review/answers.fixture.ts';
import { askableCards, reviewedBetween } from '../review/waiting-cards.ts';
import { groupsQuery, resultsQuery, slipsQuery } from './own-analytics-sql.ts';
import { answersQuery, questionsQuery, quizQuery } from './quiz-analytics-sql.ts';

it('explains', async () => {
  const { server, newPerson } = await startServerWithPeople();
  const { database } = server;
  await insertQuiz(database, { id: 'q1', questions: manyQuestions(10, (index) => `t${index % 5}`) });
  await database.query(`INSERT INTO quizzes SELECT (jsonb_populate_record(q, jsonb_build_object('id', 'q' || n))).* FROM quizzes q, generate_series(2, 20) n`);
  await database.query(`INSERT INTO questions SELECT 'q' || n, id, position, gen_random_uuid() FROM questions, generate_series(2, 20) n`);
  await database.query(`INSERT INTO question_versions (id, quiz_id, question_id, version, type, topic_id, points, source, prepared, renderer_edition)
    SELECT q.current_version_id, q.quiz_id, q.id, 1, v.type, v.topic_id, v.points, v.source, v.prepared, 1 FROM questions q JOIN question_versions v ON v.question_id = q.id AND v.quiz_id = 'q1' WHERE q.quiz_id <> 'q1'`);
  const me = (await newPerson()).id;
  await database.query(`INSERT INTO users (email, name) SELECT 'u' || n || '@example.com', 'U' FROM generate_series(1, 60) n`);
  await database.query(`
    INSERT INTO quiz_attempts (user_id, kind, quiz_id, is_standalone, number, feedback, passing_percent, shuffles_options, started_at, submitted_at, max_points, points, has_passed)
    SELECT users.id, 'quiz', 'q' || quiz, true, number, 'at-once', 60, true, now() - number * interval '1 day', now() - number * interval '1 day', 10, 8, true
    FROM users, generate_series(1, 20) quiz, generate_series(1, 3) number`);
  await database.query(`
    INSERT INTO attempt_questions (attempt_id, position, user_id, quiz_id, question_id, version_id, type, max_points, seed, values, response, seconds_spent, settled_at, outcome)
    SELECT a.id, q.position, a.user_id, a.quiz_id, q.id, q.current_version_id, 'numeric', 1, 1, '{}', jsonb_build_object('type','numeric','text', (random()*20)::int || ' A'), 30, a.submitted_at,
      jsonb_build_object('kind','graded','share', round(random()), 'slip', jsonb_build_object('kind','sign'))
    FROM quiz_attempts a JOIN questions q ON q.quiz_id = a.quiz_id`);
  await database.query(`
    INSERT INTO review_cards (user_id, quiz_id, question_id, due, stability, difficulty, elapsed_days, scheduled_days, learning_steps, reps, lapses, state, last_review)
    SELECT users.id, quiz_id, questions.id, now() + (random() * 20 - 10) * interval '1 day', 1, 5, 0, 1, 0, 1, 0, 2, now() - interval '10 days' FROM users, questions`);
  await database.query('ANALYZE');
  const out: string[] = [];
  const explain = async (name: string, text: string, values: unknown[]) => {
    const rows = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS OFF) ${text}`, values);
    out.push(`== ${name}`, ...rows.map((row) => row['QUERY PLAN']));
  };
  await explain('results', resultsQuery, [me]);
  await explain('groups', groupsQuery, [me]);
  await explain('slips', slipsQuery, [me]);
  await explain('quiz', quizQuery, ['q3']);
  await explain('questions', questionsQuery, ['q3']);
  await explain('answers', answersQuery, ['q3']);
  const now = new Date();
  const starts = Array.from({ length: 8 }, (_, d) => new Date(Date.now() + d * 86_400_000));
  await explain('counts', `SELECT width_bucket(due, $4::timestamptz[]) AS bucket, count(*)::int, min(due) FROM (${askableCards}) AS cards GROUP BY 1`, [me, ['free'], now, starts]);
  await explain('reviewed', reviewedBetween, [me, now, starts[1]]);
  writeFileSync('/tmp/explain.txt', out.join('\n'));
  await server.stop();
});

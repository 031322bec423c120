import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** Somebody in the middle of an attempt. */
export type Candidate = { cookie: string; attemptId: string; position: number };

/** Accounts that are signed in and have an attempt open, copied from one that was really started. */
export async function openExamRoom(
  database: pg.Client,
  dataDirectory: string,
  { attemptId, size }: { attemptId: string; size: number },
): Promise<Candidate[]> {
  const secret = (await readFile(join(dataDirectory, 'secret'), 'utf8')).trim();
  const people = Array.from({ length: size }, () => ({ id: randomUUID(), token: randomUUID(), attempt: randomUUID() }));
  const ids = people.map(({ id }) => id);
  const attempts = people.map(({ attempt }) => attempt);
  await database.query(insertUsers, [ids]);
  await database.query(insertSessions, [ids, people.map(({ token }) => token)]);
  await database.query(insertAttempts, [ids, attempts, attemptId]);
  await database.query(insertQuestions, [ids, attempts, attemptId]);
  const { rows } = await database.query<{ position: number }>(numericQuestion, [attemptId]);
  const position = rows[0]?.position;
  if (position === undefined) throw new Error('The attempt has no question that takes a number');
  return people.map(({ token, attempt }) => ({ cookie: cookieOf(token, secret), attemptId: attempt, position }));
}

function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `navor.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

const insertUsers = `
  INSERT INTO users (id, email, name) SELECT id, id || '@bench.example', 'Bench' FROM unnest($1::uuid[]) AS id`;

const insertSessions = `
  INSERT INTO sessions (user_id, token, expires_at)
  SELECT id, token, now() + interval '1 day' FROM unnest($1::uuid[], $2::text[]) AS person (id, token)`;

/** A row of a table, changed in a few columns. */
const copied = (table: string, changes: string) => `
  INSERT INTO ${table}
  SELECT (jsonb_populate_record(original, jsonb_build_object(${changes}))).*
  FROM unnest($1::uuid[], $2::uuid[]) AS person (id, attempt),
       (SELECT original FROM ${table} AS original WHERE ${table === 'quiz_attempts' ? 'id' : 'attempt_id'} = $3) AS source`;

const insertAttempts = copied('quiz_attempts', `'id', person.attempt, 'user_id', person.id, 'deadline', NULL`);
const insertQuestions = copied(
  'attempt_questions',
  `'attempt_id', person.attempt, 'user_id', person.id, 'response', NULL, 'revision', 0, 'settled_at', NULL, 'outcome', NULL`,
);

const numericQuestion = `
  SELECT position FROM attempt_questions WHERE attempt_id = $1 AND type = 'numeric' ORDER BY position LIMIT 1`;

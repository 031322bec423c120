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
  for (const { table, of, changes } of copies) {
    const columns = await writtenColumns(database, table);
    await database.query(copied(table, { of, changes, columns }), [ids, attempts, attemptId]);
  }
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

/** Columns that the database does not reckon itself. */
async function writtenColumns(database: pg.Client, table: string): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Rows of a table, changed in a few columns. */
const copied = (table: string, { of, changes, columns }: { of: string; changes: string; columns: string[] }) => `
  INSERT INTO ${table} (${columns.join(', ')})
  SELECT ${columns.map((column) => `(copy).${column}`).join(', ')}
  FROM (
    SELECT jsonb_populate_record(original, jsonb_build_object(${changes})) AS copy
    FROM unnest($1::uuid[], $2::uuid[]) AS person (id, attempt), ${table} AS original
    WHERE original.${of} = $3
  ) AS copies`;

const copies = [
  { table: 'quiz_attempts', of: 'id', changes: `'id', person.attempt, 'user_id', person.id, 'deadline', NULL` },
  {
    ...{ table: 'attempt_questions', of: 'attempt_id' },
    changes: `'attempt_id', person.attempt, 'user_id', person.id, 'response', NULL, 'revision', 0, 'settled_at', NULL,
      'outcome', NULL`,
  },
];

const numericQuestion = `
  SELECT position FROM attempt_questions WHERE attempt_id = $1 AND type = 'numeric' ORDER BY position LIMIT 1`;

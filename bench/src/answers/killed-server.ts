import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { ServerProcess } from '../server-process.ts';
import type { Candidate } from './exam-room.ts';
import { connections, saveAnswer } from './requests.ts';

export type KilledServer = { attempts: number; acknowledged: number; lost: number; slowestMs: number };

const everyMs = 2000;
const lastsMs = 10_000;

/** The newest answer of somebody that the server said it has. */
export type Acknowledged = { candidate: Candidate; revision: number; answer: string };

/** Everybody answers every two seconds until the server is killed; the last answers that it acknowledged to each. */
export async function answerUntilKilled(
  server: ServerProcess,
  room: readonly Candidate[],
): Promise<{ last: Acknowledged[]; count: number; slowestMs: number }> {
  const { ask, close } = connections(room.length);
  const last = room.map((candidate): Acknowledged => ({ candidate, revision: 0, answer: '' }));
  let isDead = false;
  let count = 0;
  let slowestMs = 0;
  const answering = last.map(async (state, index) => {
    await delay((index / room.length) * everyMs);
    for (let turn = 1; !isDead; turn += 1) {
      const answer = `${index}.${turn} A`;
      const asked = performance.now();
      try {
        state.revision = await saveAnswer(ask, server.address, state.candidate, { answer, revision: state.revision });
      } catch (error) {
        if (isDead) return;
        throw error;
      }
      const took = performance.now() - asked;
      state.answer = answer;
      count += 1;
      slowestMs = Math.max(slowestMs, took);
      await delay(Math.max(0, everyMs - took));
    }
  });
  // A refusal before the end is a failure of its own, and must not wait for the end unheard.
  const failed = Promise.all(answering);
  await Promise.race([delay(lastsMs), failed]);
  isDead = true;
  process.kill(server.pid, 'SIGKILL');
  await failed;
  close();
  return { last, count, slowestMs };
}

/** How many of the acknowledged answers a server that was started again does not have. */
export async function countLost(database: pg.Client, last: readonly Acknowledged[]): Promise<number> {
  const { rows } = await database.query<{ attempt_id: string; position: number; revision: number; text: string }>(
    `SELECT attempt_id, position, revision, response ->> 'text' AS text FROM attempt_questions
     WHERE attempt_id = ANY($1::uuid[])`,
    [last.map(({ candidate }) => candidate.attemptId)],
  );
  const kept = new Map(rows.map((row) => [`${row.attempt_id}/${row.position}`, row]));
  return last.filter(({ candidate, revision, answer }) => {
    const row = kept.get(`${candidate.attemptId}/${candidate.position}`);
    // One more may have been kept whose acknowledgement nobody heard.
    return !row || row.revision < revision || (row.revision === revision && row.text !== answer && revision > 0);
  }).length;
}

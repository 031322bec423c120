import { randomUUID } from 'node:crypto';
import type { GroupSeatStatus } from '@navor/contract';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';

/** A session of its own with a tutor, to be discussed. */
export async function planSampleSession(server: TestServer, newPerson: NewPerson) {
  const tutor = await newPerson();
  const sessionId = randomUUID();
  const tutorId = randomUUID();
  await server.database.query(`INSERT INTO tutors (id, user_id, time_zone) VALUES ($1, $2, 'Europe/Ljubljana')`, [
    tutorId,
    tutor.id,
  ]);
  await server.database.query(
    `INSERT INTO group_sessions (id, tutor_id, topic, description, language, subject, level, starts_at, minutes, capacity, cents)
     VALUES ($1, $2, 'Ohmov zakon', '', 'sl', 'elektrotehnika', 'beginner', now() + interval '1 day', 60, 10, 0)`,
    [sessionId, tutorId],
  );
  return { sessionId, tutor, ...discussionCalls(server, sessionId) };
}

export type SampleSession = Awaited<ReturnType<typeof planSampleSession>>;

function discussionCalls(server: TestServer, sessionId: string) {
  const address = `/api/group-sessions/${sessionId}/discussion`;
  return {
    async seat(person: SamplePerson, status: GroupSeatStatus = 'taken'): Promise<SamplePerson> {
      await server.database.query(
        `INSERT INTO group_seats (session_id, user_id, status) VALUES ($1, $2, $3)
         ON CONFLICT (session_id, user_id) DO UPDATE SET status = excluded.status`,
        [sessionId, person.id, status],
      );
      return person;
    },
    read: ({ cookie }: SamplePerson, query = '') => server.call(`${address}${query}`, { cookie }),
    write: ({ cookie }: SamplePerson, text: string, id: string = randomUUID()) =>
      server.call(`${address}/${id}`, { method: 'PUT', body: { text }, cookie }),
    remove: ({ cookie }: SamplePerson, id: string) =>
      server.call(`${address}/${id}`, { method: 'DELETE', body: {}, cookie }),
  };
}

/** The address of a stream of these discussions, from these revisions on. */
export function changesAddress(after: Record<string, number>): string {
  const parameters = new URLSearchParams();
  for (const [id, revision] of Object.entries(after)) parameters.set(`after[${id}]`, String(revision));
  return `/api/group-discussions/changes?${parameters}`;
}

import type { GroupSession } from '@navor/contract';
import { type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import { insertSampleTheme } from '../../../test-support/sample-theme.ts';
import { type ErrorBody, json } from '../../../test-support/test-server.ts';
import { ahead, dayMs, insertTutor, plannedForm } from '../groups.fixture.ts';

type Tutor = SamplePerson & { tutorId: string };
export type SessionsServer = Awaited<ReturnType<typeof startServerWithTutor>>;

/** A server of its own with a tutor, an administrator, and the calls by which sessions are planned, changed and looked at. */
export async function startServerWithTutor(...options: Parameters<typeof startServerWithPeople>) {
  const { server, newPerson } = await startServerWithPeople(...options);
  await insertSampleTheme(server.database, 'mehanika', ['sl', 'en', 'de']);

  async function newTutor(): Promise<Tutor> {
    const person = await newPerson({ roles: ['learner', 'tutor'] });
    return { ...person, tutorId: await insertTutor(server, person.id) };
  }
  const tutor = await newTutor();
  const admin = await newPerson({ roles: ['admin'] });

  /** Each on a day of its own, so that no two meet. */
  let days = 0;
  function freshDay(): string {
    days += 1;
    return ahead((30 + days) * dayMs)
      .toISOString()
      .slice(0, 10);
  }

  return {
    ...{ server, newPerson, newTutor, tutor, admin, freshDay },
    newForm: (tutorId = tutor.tutorId, changes: object = {}) =>
      plannedForm(tutorId, { local_start: `${freshDay()}T18:00`, ...changes }),
    plan: (person: SamplePerson, form: object) =>
      server.call('/api/group-sessions', { body: form, cookie: person.cookie }),
    change: (person: SamplePerson, { id, ...form }: ReturnType<typeof plannedForm>, changes: object = {}) =>
      server.call(`/api/group-sessions/${id}`, { method: 'PUT', body: { ...form, ...changes }, cookie: person.cookie }),
    cancel: (person: SamplePerson, id: string, reason = 'bolezen') =>
      server.call(`/api/group-sessions/${id}/cancellation`, { body: { reason }, cookie: person.cookie }),
    show: (id: string, person?: SamplePerson) =>
      json<GroupSession>(
        server.call(`/api/group-sessions/${id}?language=en`, { ...(person && { cookie: person.cookie }) }),
      ),
    join: (person: SamplePerson, id: string, body: object = {}) =>
      server.call(`/api/group-sessions/${id}/seat`, { body, cookie: person.cookie }),
  };
}

export async function codeOf(answer: Promise<Response>): Promise<string> {
  return (await json<ErrorBody>(answer)).code;
}

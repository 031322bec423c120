import type { Certificate, Verification } from '@navor/contract';
import { insertSampleCourse } from '../../test-support/sample-course.ts';
import { type SamplePerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import { json } from '../../test-support/test-server.ts';
import { untilNothingRuns } from '../../test-support/until-nothing-runs.ts';
import { courseCompleted } from '../courses/index.ts';

type Lists = {
  certificates: Certificate[];
  earlier: Certificate[];
  awaiting: { course: { id: string; title: string }; unlocked_by: string | null }[];
};

export type CertificateCalls = Awaited<ReturnType<typeof startServerWithCertificates>>['calls'];

/** A server with a course of one lesson, `kratek`, and what learners, strangers and administrators do with certificates. */
export async function startServerWithCertificates(origin = 'https://learn.example') {
  const { server, newPerson } = await startServerWithPeople({}, { PUBLIC_URL: origin });
  const { database, services } = server;
  await insertSampleCourse(database, { id: 'kratek', modules: { prvi: ['ena'] }, weeks: 3, hoursPerWeek: 4 });

  const calls = {
    async complete({ cookie }: SamplePerson, courseId = 'kratek'): Promise<void> {
      await server.call(`/api/courses/${courseId}/lessons/ena/completion`, { method: 'PUT', body: {}, cookie });
      await untilNothingRuns(server);
    },
    tell: ({ id }: SamplePerson, courseId = 'kratek', at = new Date('2026-03-09T10:00:00Z')) =>
      services.events.announce(services.db, courseCompleted, {
        ...{ userId: id, courseId, titles: { sl: 'Kratek' }, at, timeZone: 'Europe/Ljubljana' },
      }),
    list: ({ cookie }: SamplePerson, language = 'sl') =>
      json<Lists>(server.call(`/api/certificates?language=${language}`, { cookie })),
    /** Of somebody new with a plan, who has completed the course. */
    async certified(): Promise<{ person: SamplePerson; certificate: Certificate }> {
      const person = await newPerson({ plan: 'standard' });
      await calls.complete(person);
      const [certificate] = (await calls.list(person)).certificates;
      if (!certificate) throw new Error('No certificate was issued');
      return { person, certificate };
    },
    rename: ({ cookie }: SamplePerson, full_name: string) =>
      server.call('/api/profile', { method: 'PATCH', body: { full_name }, cookie }),
    reissue: (id: string, { cookie }: SamplePerson) =>
      server.call(`/api/certificates/${id}/reissue`, { body: {}, cookie }),
    share: (id: string, { cookie }: SamplePerson, sharing: Partial<Certificate['sharing']>) =>
      server.call(`/api/certificates/${id}/sharing`, {
        ...{ method: 'PUT', cookie },
        body: { shows_name: true, shows_grade: false, is_listed: false, ...sharing },
      }),
    verify: (serial: string, language = 'sl') =>
      json<Verification>(server.call(`/api/verify/${encodeURIComponent(serial)}?language=${language}`)),
    revoke: (id: string, { cookie }: SamplePerson, reason = 'Na željo imetnice') =>
      server.call(`/api/administration/certificates/${id}/revoke`, { body: { reason }, cookie }),
    issueAnew: (id: string, { cookie }: SamplePerson, reason = 'Preklicano pomotoma') =>
      server.call(`/api/administration/certificates/${id}/issue-anew`, { body: { reason }, cookie }),
    rows: ({ id }: SamplePerson) =>
      database.query<{ id: string; serial: string; is_bit_set: boolean; replaces_id: string | null }>(
        `SELECT certificates.*, statuses.revoked_at IS NOT NULL AS is_bit_set
         FROM certificates JOIN credential_statuses AS statuses ON statuses.position = status_position
         WHERE user_id = $1 ORDER BY issued_at`,
        [id],
      ),
    mails: ({ id }: SamplePerson) =>
      database.query<{ cause: string; text: string }>(
        `SELECT cause, text FROM platform.mails WHERE owner_id = $1 AND cause LIKE 'course-completion:%'`,
        [id],
      ),
    audits: (subject: SamplePerson) =>
      database.query<{ action: string; reason: string; details: object }>(
        'SELECT action, reason, details FROM platform.audit_entries WHERE subject_id = $1 ORDER BY at',
        [subject.id],
      ),
  };
  return { server, newPerson, calls };
}

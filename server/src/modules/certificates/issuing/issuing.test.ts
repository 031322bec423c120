import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptCalls } from '../../../test-support/sample-attempts.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { grantPlan, type NewPerson } from '../../../test-support/sample-people.ts';
import { saveSampleQuizzes } from '../../../test-support/sample-quizzes.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';
import { planGranted } from '../../billing/index.ts';
import { type CertificateCalls, startServerWithCertificates } from '../certificates.fixture.ts';
import { issueDueCertificates } from './issue-due-certificates.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: CertificateCalls;
beforeAll(async () => {
  ({ server, newPerson, calls } = await startServerWithCertificates());
});
afterAll(() => server.stop());

describe('completing a course', () => {
  it('brings a certificate with everything as it was', async () => {
    const person = await newPerson({ plan: 'standard' });
    await calls.rename(person, 'Živa Öster');
    await calls.complete(person);
    const { certificates, earlier, awaiting } = await calls.list(person, 'de');
    expect([earlier, awaiting]).toEqual([[], []]);
    expect(certificates).toMatchObject([
      {
        ...{ state: 'valid', holder_name: 'Živa Öster', hours: 12, grade_percent: null, can_reissue: false },
        course: { id: 'kratek', title: 'kratek de', language: 'de', theme: { id: 'vzorci' }, drawing: null },
        sharing: { shows_name: true, shows_grade: false, is_listed: false },
        verify_url: `https://learn.example/verify/${certificates[0]?.serial}`,
      },
    ]);
  });

  it('brings one, however often and from wherever it is told', async () => {
    const person = await newPerson({ plan: 'standard' });
    await Promise.all(Array.from({ length: 6 }, () => calls.tell(person)));
    await issueDueCertificates.run({}, server.services);
    await untilNothingRuns(server);
    await calls.tell(person, 'kratek', new Date('2026-01-01T10:00:00Z'));
    await untilNothingRuns(server);
    expect(await calls.rows(person)).toHaveLength(1);
    expect(await calls.mails(person)).toHaveLength(1);
  });

  it('tells of it by one message, with the ways to the certificate and to its PDF', async () => {
    const { person, certificate } = await calls.certified();
    await calls.tell(person);
    await untilNothingRuns(server);
    const mails = await calls.mails(person);
    expect(mails).toMatchObject([{ cause: `course-completion:${person.id}:kratek` }]);
    expect(mails[0]?.text).toContain(`https://learn.example/dashboard/certificates/${certificate.id}\n`);
    expect(mails[0]?.text).toContain(`https://learn.example/dashboard/certificates/${certificate.id}/pdf`);
  });

  it('tells of it with its link also where the message is asked for before the completion is settled', async () => {
    const person = await newPerson({ plan: 'standard' });
    await server.database.query(
      `INSERT INTO course_enrollments (user_id, course_id, completed_at) VALUES ($1, 'kratek', now())`,
      [person.id],
    );
    const [user] = await server.database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [person.id]);
    const ask = () =>
      server.call('/api/functions/send-email', {
        ...{ cookie: person.cookie },
        body: { to: user?.email, type: 'course_completion', data: { userName: 'Ana', courseName: 'kratek de' } },
      });
    await Promise.all([ask(), ask(), calls.tell(person)]);
    await untilNothingRuns(server);
    const [certificate, ...more] = await calls.rows(person);
    const mails = await calls.mails(person);
    expect([more, mails.length]).toEqual([[], 1]);
    expect(mails[0]?.text).toContain(`https://learn.example/dashboard/certificates/${certificate?.id}/pdf`);
  });

  it('brings nothing for a course or an account that is gone', async () => {
    const person = await newPerson({ plan: 'standard' });
    await calls.tell(person, 'ni-ga');
    const gone = { id: '00000000-0000-4000-8000-000000000000', cookie: '' };
    await calls.tell(gone);
    await untilNothingRuns(server);
    expect([await calls.rows(person), await calls.rows(gone)]).toEqual([[], []]);
    expect(await calls.mails(person), 'who completed it hears of it all the same').toHaveLength(1);
  });
});

describe('without a plan that brings certificates', () => {
  it('the course waits, and the message says which plan would bring it', async () => {
    const person = await newPerson();
    await calls.complete(person);
    expect(await calls.list(person)).toMatchObject({
      certificates: [],
      awaiting: [{ course: { id: 'kratek', title: 'kratek sl' }, unlocked_by: 'standard' }],
    });
    const [mail] = await calls.mails(person);
    expect(mail?.text).toContain('Standard');
    expect(mail?.text).not.toContain('/dashboard/certificates');
  });

  it('it is issued as soon as there is one, without another message', async () => {
    const person = await newPerson();
    await calls.complete(person);
    await issueDueCertificates.run({}, server.services);
    expect(await calls.rows(person)).toEqual([]);
    await grantPlan(server.database, person.id, 'standard');
    await server.services.events.announce(server.services.db, planGranted, {
      ...{ userId: person.id, subscriptionId: person.id, planId: 'sl-standard', endsAt: null },
      at: new Date(),
    });
    await untilNothingRuns(server);
    const { certificates, awaiting } = await calls.list(person);
    expect(certificates).toHaveLength(1);
    expect(awaiting).toEqual([]);
    expect(await calls.mails(person)).toHaveLength(1);
  });

  it('it is issued to authors, who may use everything', async () => {
    const person = await newPerson({ roles: ['learner', 'author'] });
    await calls.complete(person);
    expect(await calls.rows(person)).toHaveLength(1);
  });

  it('whoever has one keeps it', async () => {
    const { person, certificate } = await calls.certified();
    await server.database.query('DELETE FROM subscriptions WHERE user_id = $1', [person.id]);
    expect((await calls.list(person)).certificates).toMatchObject([{ id: certificate.id, state: 'valid' }]);
    expect((await calls.verify(certificate.serial)).state).toBe('valid');
  });
});

it('certifies what was completed before there were certificates, batch by batch', async () => {
  const person = await newPerson({ plan: 'premium' });
  const courses = Array.from({ length: 205 }, (_, index) => `prej-${index}`);
  await insertSampleCourse(server.database, { id: 'prej-0' });
  await server.database.query(
    `INSERT INTO courses SELECT (jsonb_populate_record(courses, jsonb_build_object('id', more.id))).*
     FROM courses, unnest($1::text[]) AS more (id) WHERE courses.id = 'prej-0'`,
    [courses.slice(1)],
  );
  await server.database.query(
    `INSERT INTO course_enrollments (user_id, course_id, completed_at) SELECT $1, unnest($2::text[]), '2025-05-05'`,
    [person.id, courses],
  );
  await issueDueCertificates.run({}, server.services);
  await issueDueCertificates.run({}, server.services);
  await untilNothingRuns(server);
  const { certificates, awaiting } = await calls.list(person);
  expect(certificates).toHaveLength(205);
  expect(new Set(certificates.map(({ completed_at }) => String(completed_at)))).toEqual(
    new Set(['2025-05-05T00:00:00.000Z']),
  );
  expect(awaiting).toEqual([]);
  expect(await calls.mails(person)).toEqual([]);
});

it('grades by the best result of each quiz that the course asks for, weighed by points', async () => {
  await saveSampleQuizzes(server);
  await insertSampleCourse(server.database, { id: 'ocenjen', modules: { prvi: ['ena'] } });
  await server.database.query(`INSERT INTO course_quizzes (quiz_id, course_id) VALUES
    ('vzorec-modul', 'ocenjen'), ('vzorec-tecaj', 'ocenjen') ON CONFLICT (quiz_id) DO UPDATE SET course_id = 'ocenjen'`);
  await server.database.query(`UPDATE quizzes SET course_id = 'ocenjen', module_id = NULL, lesson_id = NULL
    WHERE id IN ('vzorec-modul', 'vzorec-tecaj')`);
  const person = await newPerson({ plan: 'standard' });
  const attempts = attemptCalls(server);
  await attempts.finished('vzorec-modul', person, 0);
  await attempts.finished('vzorec-modul', person);
  await attempts.finished('vzorec-tecaj', person);
  await server.database.query(
    `UPDATE quiz_attempts SET points = max_points / 2 WHERE user_id = $1 AND quiz_id = 'vzorec-tecaj'`,
    [person.id],
  );
  await server.database.query(`UPDATE quizzes SET points = CASE id WHEN 'vzorec-modul' THEN 30 ELSE 10 END
    WHERE id IN ('vzorec-modul', 'vzorec-tecaj')`);
  await calls.complete(person, 'ocenjen');
  expect((await calls.list(person)).certificates).toMatchObject([{ course: { id: 'ocenjen' }, grade_percent: 88 }]);
});

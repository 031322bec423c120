import type { Certificate } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collectPersonalData } from '../../../platform/personal-data.ts';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
import { type CertificateCalls, startServerWithCertificates } from '../certificates.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: CertificateCalls;
let admin: SamplePerson;
beforeAll(async () => {
  ({ server, newPerson, calls } = await startServerWithCertificates());
  admin = await newPerson({ roles: ['admin'] });
});
afterAll(() => server.stop());

let person: SamplePerson;
let certificate: Certificate;
beforeEach(async () => {
  ({ person, certificate } = await calls.certified());
});

const get = (id: string, { cookie }: SamplePerson) => server.call(`/api/certificates/${id}`, { cookie });

describe('a certificate', () => {
  it('is its holder’s alone: to everybody else it is not there', async () => {
    expect(await json(get(certificate.id, person))).toEqual(certificate);
    const stranger = await newPerson({ plan: 'premium' });
    for (const other of [stranger, admin]) {
      expect((await get(certificate.id, other)).status).toBe(404);
      for (const file of ['pdf', 'picture', 'credential', 'badge']) {
        expect((await get(`${certificate.id}/${file}`, other)).status, file).toBe(404);
      }
      expect((await calls.share(certificate.id, other, { shows_name: false })).status).toBe(404);
      expect((await calls.reissue(certificate.id, other)).status).toBe(404);
    }
    expect(await json(get(certificate.id, person))).toEqual(certificate);
  });

  it('under an id that was never given is not there, under one that is none refused', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await get(unknown, person)).status).toBe(404);
    expect((await calls.share(unknown, person, {})).status).toBe(404);
    expect((await calls.reissue(unknown, person)).status).toBe(404);
    expect((await get('ena', person)).status).toBe(422);
  });

  it('keeps what its holder lets others see', async () => {
    const sharing = { shows_name: false, shows_grade: true, is_listed: true };
    expect((await calls.share(certificate.id, person, sharing)).status).toBe(200);
    expect((await calls.share(certificate.id, person, sharing)).status).toBe(200);
    expect(await json(get(certificate.id, person))).toMatchObject({ sharing });
  });

  it('stays as it was when its course and its holder’s name change', async () => {
    await server.database.query(`UPDATE courses SET title = '{"sl": "Drug"}', weeks = 9 WHERE id = 'kratek'`);
    await calls.rename(person, 'Ime Drugo');
    expect(await json(get(certificate.id, person))).toEqual({ ...certificate, can_reissue: true });
    await server.database.query(
      `UPDATE courses SET title = '{"sl": "kratek sl", "en": "kratek en", "de": "kratek de"}', weeks = 3 WHERE id = 'kratek'`,
    );
  });
});

describe('issuing anew after a change of name', () => {
  it('puts another one in its place, which keeps all but name and number', async () => {
    await calls.share(certificate.id, person, { shows_name: false, is_listed: true });
    await calls.rename(person, 'Nova Žagar');
    const { id } = await json<{ id: string }>(calls.reissue(certificate.id, person));
    const { certificates, earlier } = await calls.list(person);
    expect(earlier).toMatchObject([{ id: certificate.id, state: 'replaced', holder_name: 'Test Person' }]);
    expect(certificates).toMatchObject([
      {
        ...{ id, state: 'valid', holder_name: 'Nova Žagar', can_reissue: false, hours: certificate.hours },
        ...{ completed_at: certificate.completed_at, course: certificate.course },
        sharing: { shows_name: false, shows_grade: false, is_listed: true },
      },
    ]);
    expect(certificates[0]?.serial).not.toBe(certificate.serial);
    const rows = await calls.rows(person);
    expect(rows).toMatchObject([
      { id: certificate.id, is_bit_set: true },
      { id, is_bit_set: false, replaces_id: certificate.id },
    ]);
  });

  it('happens once, however often it is asked for and by whichever of them', async () => {
    await calls.rename(person, 'Nova Žagar');
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.reissue(certificate.id, person)));
    const ids = await Promise.all(answers.map((answer) => json<{ id: string }>(answer)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await json(calls.reissue(ids[0]?.id ?? '', person))).toEqual(ids[0]);
    expect(await calls.rows(person)).toHaveLength(2);
  });

  it('changes nothing under the same name', async () => {
    expect(await json(calls.reissue(certificate.id, person))).toEqual({ id: certificate.id });
    expect(await calls.rows(person)).toHaveLength(1);
  });

  it('is refused where it was revoked', async () => {
    await calls.revoke(certificate.id, admin);
    await calls.rename(person, 'Nova Žagar');
    const refused = await calls.reissue(certificate.id, person);
    expect(refused.status).toBe(409);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'CERTIFICATE_REVOKED' });
    expect(await calls.rows(person)).toHaveLength(1);
  });

  it('keeps nothing from being revoked at the same moment', async () => {
    await calls.rename(person, 'Nova Žagar');
    await Promise.all([calls.reissue(certificate.id, person), calls.revoke(certificate.id, admin)]);
    const { certificates } = await calls.list(person);
    expect(certificates).toMatchObject([{ state: 'revoked' }]);
    expect((await calls.rows(person)).every(({ is_bit_set }) => is_bit_set)).toBe(true);
  });

  it('loses nothing that is hidden at the same moment, or on a page that still shows the earlier one', async () => {
    await calls.rename(person, 'Nova Žagar');
    await Promise.all([
      calls.reissue(certificate.id, person),
      ...Array.from({ length: 4 }, () => calls.share(certificate.id, person, { shows_name: false })),
    ]);
    const [standing] = (await calls.list(person)).certificates;
    expect(standing).toMatchObject({ holder_name: 'Nova Žagar', sharing: { shows_name: false } });
    await calls.share(certificate.id, person, { is_listed: true });
    expect((await calls.list(person)).certificates).toMatchObject([{ sharing: { shows_name: true, is_listed: true } }]);
    await calls.share(certificate.id, person, { shows_name: false });
    expect(await calls.verify(standing?.serial ?? '')).toMatchObject({ certificate: { holder_name: null } });
  });

  it('has an end for who changes names all day', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) statuses.push((await calls.reissue(certificate.id, person)).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

it('is listed by two statements, whatever the number of courses', async () => {
  const list = () => countStatements(server, () => server.call('/api/certificates', { cookie: person.cookie }));
  expect(await list()).toBe(viewerStatements + 2);
  const places = await server.database.query<{ position: number }>(
    'INSERT INTO credential_statuses SELECT FROM generate_series(1, 40) RETURNING position',
  );
  await server.database.query(
    `INSERT INTO certificates SELECT (jsonb_populate_record(certificates, jsonb_build_object('id', gen_random_uuid(),
       'serial', 'NV-' || position, 'course_id', 'c-' || position, 'status_position', position))).*
     FROM certificates, unnest($2::int[]) AS position
     WHERE certificates.id = $1`,
    [certificate.id, places.map(({ position }) => position)],
  );
  expect((await calls.list(person)).certificates).toHaveLength(41);
  expect(await list()).toBe(viewerStatements + 2);
});

it('goes with its holder’s account, and is part of their data', async () => {
  const { personalTables, db } = server.services;
  const own = personalTables.filter(({ name }) => name === 'certificates');
  expect(await collectPersonalData(db, own, person.id)).toMatchObject([{ rows: [{ serial: certificate.serial }] }]);
  await server.database.query('DELETE FROM users WHERE id = $1', [person.id]);
  expect(await calls.rows(person)).toEqual([]);
  expect(await calls.verify(certificate.serial)).toMatchObject({ state: 'unknown', certificate: null });
});

it('outlasts its course', async () => {
  await insertSampleCourse(server.database, { id: 'minljiv', modules: { prvi: ['ena'] }, weeks: 2, hoursPerWeek: 5 });
  const holder = await newPerson({ plan: 'standard' });
  await calls.complete(holder, 'minljiv');
  const [issued] = await calls.rows(holder);
  const statements = [
    'lesson_progress',
    'course_enrollments',
    'study_time',
    'course_quizzes',
    'lesson_texts',
    'lessons',
  ];
  for (const table of statements) await server.database.query(`DELETE FROM ${table} WHERE course_id = 'minljiv'`);
  await server.database.query(`DELETE FROM courses WHERE id = 'minljiv'`);
  expect(await calls.list(holder)).toMatchObject({
    certificates: [{ id: issued?.id, state: 'valid' }],
    awaiting: [],
  });
  expect(await calls.verify(issued?.serial ?? '')).toMatchObject({
    state: 'valid',
    certificate: { course: { id: 'minljiv', title: 'minljiv sl' }, hours: 10 },
  });
  await calls.rename(holder, 'Nova Žagar');
  expect((await calls.reissue(issued?.id ?? '', holder)).status).toBe(200);
});

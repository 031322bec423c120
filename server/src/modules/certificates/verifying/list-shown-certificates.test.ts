import type { Certificate, Presence } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { type CertificateCalls, startServerWithCertificates } from '../certificates.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: CertificateCalls;
beforeAll(async () => {
  ({ server, newPerson, calls } = await startServerWithCertificates());
});
afterAll(() => server.stop());

let person: SamplePerson;
let certificate: Certificate;
beforeEach(async () => {
  await server.database.query('DELETE FROM users');
  ({ person, certificate } = await calls.certified());
});

const appear = (presence: Partial<Presence>) =>
  server.call('/api/achievements/presence', {
    ...{ method: 'PUT', cookie: person.cookie },
    body: {
      ...{ nickname: 'Ampere', is_on_leaderboard: false, is_profile_public: true },
      ...{ shows_level: false, shows_streak: false, shows_badges: false, shows_certificates: true, ...presence },
    },
  });
const shown = () => server.call('/api/learners/ampere/certificates');

it('shows on a public profile what its owner has put there, without the name', async () => {
  await server.database.query('UPDATE certificates SET grade_percent = 93');
  await appear({});
  expect(await json(shown())).toEqual([]);
  await calls.share(certificate.id, person, { is_listed: true });
  const { serial, course, completed_at } = certificate;
  expect(await json(shown())).toEqual([{ serial, course, completed_at, grade_percent: null }]);
  expect(JSON.stringify(await json(shown()))).not.toContain('Test Person');
  await calls.share(certificate.id, person, { is_listed: true, shows_grade: true });
  expect(await json(shown())).toMatchObject([{ grade_percent: 93 }]);
  expect(await countStatements(server, shown)).toBe(3);
});

it('shows none that are revoked or replaced', async () => {
  const admin = await newPerson({ roles: ['admin'] });
  await appear({});
  await calls.share(certificate.id, person, { is_listed: true });
  await calls.rename(person, 'Nova Žagar');
  const { id } = await json<{ id: string }>(calls.reissue(certificate.id, person));
  const listed = await json<{ serial: string }[]>(shown());
  expect(listed.map(({ serial }) => serial)).not.toContain(certificate.serial);
  expect(listed).toHaveLength(1);
  await calls.revoke(id, admin);
  expect(await json(shown())).toEqual([]);
});

it('shows nothing where the profile or the part of it is not public, or the account is closed', async () => {
  await calls.share(certificate.id, person, { is_listed: true });
  expect((await shown()).status).toBe(404);
  await appear({ is_profile_public: false });
  expect((await shown()).status).toBe(404);
  await appear({ shows_certificates: false });
  expect(await json(shown())).toEqual([]);
  await appear({});
  await server.database.query(`UPDATE users SET deletion_due_at = '2099-01-01' WHERE id = $1`, [person.id]);
  expect((await shown()).status).toBe(404);
});

it('lets nobody try nicknames where the profile itself would not', async () => {
  const { database, call } = server;
  await appear({});
  await database.query('DELETE FROM platform.rate_limits');
  for (let visit = 0; visit < 61; visit += 1) expect((await shown()).status).toBe(200);
  for (let guess = 0; guess < 60; guess += 1) await call(`/api/learners/guess-${guess}/certificates`);
  expect((await shown()).status).toBe(429);
  expect((await call('/api/learners/ampere')).status).toBe(429);
});

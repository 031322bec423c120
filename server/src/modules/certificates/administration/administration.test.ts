import type { IssuedCertificate } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements, viewerStatements } from '../../../test-support/count-statements.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, type TestServer } from '../../../test-support/test-server.ts';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';
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

type Page = { items: IssuedCertificate[]; total: number; page: number; per_page: number };
const path = (query: Record<string, string>) => `/api/administration/certificates?${new URLSearchParams(query)}`;
const all = (query: Record<string, string> = {}) => json<Page>(server.call(path(query), { cookie: admin.cookie }));
const idsOf = async (query: Record<string, string>) => (await all(query)).items.map(({ id }) => id);

describe('the list of all certificates', () => {
  it('is found by number, names, address and course', async () => {
    const { person, certificate } = await calls.certified();
    const [user] = await server.database.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [person.id]);
    await calls.rename(person, 'Iskana Oseba');
    const queries = [certificate.serial, certificate.serial.slice(4, 12), user?.email ?? '', 'iskana', 'kratek de'];
    for (const query of queries) expect(await idsOf({ query }), query).toContain(certificate.id);
    expect(await idsOf({ query: certificate.serial.toLowerCase().replaceAll('-', '') })).toEqual([certificate.id]);
    expect((await all({ query: certificate.serial, language: 'en' })).items).toMatchObject([
      {
        ...{ state: 'valid', holder_name: 'Test Person', course_title: 'kratek en', ended_at: null },
        holder: { id: person.id, name: 'Iskana Oseba', email: user?.email },
      },
    ]);
    for (const query of ['%', '_', 'zz-nikogar']) expect(await idsOf({ query })).toEqual([]);
  });

  it('is narrowed to a state, page by page, by two statements', async () => {
    const { certificate } = await calls.certified();
    await calls.revoke(certificate.id, admin);
    const { person, certificate: renamed } = await calls.certified();
    await calls.rename(person, 'Nova Žagar');
    await calls.reissue(renamed.id, person);
    for (const [state, expected] of [
      ['revoked', certificate.id],
      ['replaced', renamed.id],
    ] as const) {
      const { items } = await all({ state });
      expect(new Set(items.map((item) => item.state))).toEqual(new Set([state]));
      expect(items.map(({ id }) => id)).toContain(expected);
    }
    expect(await idsOf({ state: 'valid' })).not.toContain(renamed.id);
    expect(await all({ page: '99' })).toMatchObject({ items: [], page: 99, per_page: 25 });
    const asked = () => server.call(path({ query: 'nova', state: 'valid' }), { cookie: admin.cookie });
    expect(await countStatements(server, asked)).toBe(viewerStatements + 2);
  });
});

describe('revoking', () => {
  it('happens once and is recorded once, with its reason', async () => {
    const { person, certificate } = await calls.certified();
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.revoke(certificate.id, admin, 'Prepis')));
    answers.push(await calls.revoke(certificate.id, admin, 'Drug razlog'));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await calls.audits(person)).toEqual([
      { action: 'certificate_revoked', reason: 'Prepis', details: { serial: certificate.serial } },
    ]);
    expect((await calls.list(person)).certificates).toMatchObject([
      { id: certificate.id, state: 'revoked', revocation_reason: 'Prepis', can_reissue: false },
    ]);
    expect(await calls.rows(person)).toMatchObject([{ is_bit_set: true }]);
  });

  it('is not undone by another completion of the course', async () => {
    const { person, certificate } = await calls.certified();
    await calls.revoke(certificate.id, admin);
    await calls.tell(person);
    await untilNothingRuns(server);
    expect(await calls.rows(person)).toHaveLength(1);
  });

  it('of one that was replaced takes the one away that stands in its place', async () => {
    const { person, certificate } = await calls.certified();
    await calls.rename(person, 'Nova Žagar');
    const { id } = await json<{ id: string }>(calls.reissue(certificate.id, person));
    await calls.revoke(certificate.id, admin);
    expect(await calls.list(person)).toMatchObject({
      certificates: [{ id, state: 'revoked' }],
      earlier: [{ id: certificate.id, state: 'replaced' }],
    });
  });

  it('needs a reason, and a certificate', async () => {
    const { certificate } = await calls.certified();
    expect((await calls.revoke(certificate.id, admin, '  ')).status).toBe(422);
    expect((await calls.revoke('00000000-0000-4000-8000-000000000000', admin)).status).toBe(404);
    expect((await calls.verify(certificate.serial)).state).toBe('valid');
  });
});

describe('issuing anew', () => {
  it('puts another one in the place of a revoked one, once', async () => {
    const { person, certificate } = await calls.certified();
    await calls.share(certificate.id, person, { shows_name: false });
    await calls.revoke(certificate.id, admin);
    const answers = await Promise.all(Array.from({ length: 4 }, () => calls.issueAnew(certificate.id, admin)));
    const ids = await Promise.all(answers.map((answer) => json<{ id: string }>(answer)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    const { certificates, earlier } = await calls.list(person);
    expect(certificates).toMatchObject([{ id: ids[0]?.id, state: 'valid', sharing: { shows_name: false } }]);
    expect(earlier).toMatchObject([{ id: certificate.id, state: 'revoked' }]);
    expect(await calls.audits(person)).toMatchObject([
      { action: 'certificate_revoked', details: { serial: certificate.serial } },
      { action: 'certificate_issued_anew', details: { serial: certificates[0]?.serial } },
    ]);
    expect((await calls.verify(certificate.serial)).state).toBe('revoked');
    const newerOf = async (query: string) => (await all({ query })).items.map(({ has_newer }) => has_newer);
    expect(await newerOf(certificate.serial), 'nothing is left to issue in its place').toEqual([true]);
    expect(await newerOf(certificates[0]?.serial ?? '')).toEqual([false]);
    await calls.revoke(certificate.id, admin);
    expect((await calls.verify(certificates[0]?.serial ?? '')).state, 'asked again').toBe('valid');
  });

  it('is refused where nothing was revoked', async () => {
    const { person, certificate } = await calls.certified();
    const refused = await calls.issueAnew(certificate.id, admin);
    expect(refused.status).toBe(409);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'CERTIFICATE_NOT_REVOKED' });
    expect(await calls.rows(person)).toHaveLength(1);
  });
});

it('is for administrators alone', async () => {
  const { person, certificate } = await calls.certified();
  const others = [person, await newPerson({ roles: ['learner', 'author', 'tutor'], plan: 'premium' })];
  for (const other of others) {
    expect((await server.call(path({}), { cookie: other.cookie })).status).toBe(403);
    expect((await calls.revoke(certificate.id, other)).status).toBe(403);
    expect((await calls.issueAnew(certificate.id, other)).status).toBe(403);
  }
  expect((await server.call(path({}))).status).toBe(401);
  expect((await calls.verify(certificate.serial)).state).toBe('valid');
});

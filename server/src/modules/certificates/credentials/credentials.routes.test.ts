import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startServerForTest, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { changedLeaves } from './changed-leaves.fixture.ts';
import { loadSigningKey } from './keys/signing-key.ts';
import { insertSampleCertificate, revokeSampleCertificate } from './sample-certificate.fixture.ts';
import { signedCredential } from './signed-credential.ts';
import { createVerifier, sampleOrigin } from './verifier.fixture.ts';

let server: TestServer;
let holder: SamplePerson;
let keyId: string;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: sampleOrigin });
  holder = await openAccount(server, 'holder');
  await insertSampleCertificate(server, holder.id, { holderName: 'Živa Črnčič' });
  keyId = (await loadSigningKey(server.services, new Date())).id;
});
afterAll(() => server.stop());

const documents = {
  issuer: () => '/api/credentials/issuer',
  key: () => `/api/credentials/keys/${keyId}`,
  status: () => '/api/credentials/status/1',
  achievement: () => '/api/credentials/achievements/osnove-elektrotehnike',
};
const each = Object.entries(documents);
const fetchDocument = (path: string) => json<Record<string, unknown>>(server.call(path));

describe('documents that verifiers fetch', () => {
  it.each(each)('can be read by pages of other sites, and be cached: %s', async (_, address) => {
    const response = await server.call(address(), { headers: { origin: 'https://wallet.example' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.has('vary') && /cookie/i.test(response.headers.get('vary') ?? '')).toBe(false);
  });

  it.each(each)('are what their own id says: %s', async (_, address) => {
    expect(await fetchDocument(address())).toMatchObject({ id: `${sampleOrigin}${address()}` });
  });

  it('are kept by nobody when they come with a cookie', async () => {
    await server.database.query(
      `UPDATE sessions SET updated_at = now() - interval '6 days', expires_at = now() + interval '1 day'`,
    );
    const response = await server.call(documents.issuer(), { cookie: holder.cookie });
    expect(response.headers.getSetCookie()).not.toEqual([]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/api/session', '/api/plans', '/api/openapi.json', '/api/credentials/status/2', '/'])(
    'are all that other sites may read: not %s',
    async (path) => {
      const response = await server.call(path, { headers: { origin: 'https://wallet.example' } });
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
      expect(response.headers.get('cache-control')).not.toContain('public');
    },
  );

  it.each([
    '/api/credentials/keys/unknown',
    '/api/credentials/keys/..%2F..%2Fsecret',
    '/api/credentials/status/2',
    '/api/credentials/status/1000000',
    '/api/credentials/achievements/nothing',
  ])('do not exist beyond what was issued: %s', async (path) => {
    expect((await server.call(path)).status).toBe(404);
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999'])('are no list number %s', async (list) => {
    expect((await server.call(`/api/credentials/status/${list}`)).status).toBe(422);
  });
});

describe('the issuer’s profile', () => {
  it('names the keys that speak for it, each with its address', async () => {
    const profile = await fetchDocument(documents.issuer());
    expect(profile).toMatchObject({ type: ['Profile'], name: 'Navor', url: sampleOrigin });
    expect(profile.assertionMethod).toEqual([`${sampleOrigin}${documents.key()}`]);
    const { '@context': _, ...key } = await fetchDocument(documents.key());
    expect(profile.verificationMethod).toEqual([key]);
    expect(key).toMatchObject({
      type: 'Multikey',
      controller: `${sampleOrigin}${documents.issuer()}`,
      publicKeyMultibase: expect.stringMatching(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/),
    });
  });
});

describe('an achievement', () => {
  it('is told in the asked language, though there is no such course, and without a word of its holders', async () => {
    const german = await fetchDocument(`${documents.achievement()}?language=de`);
    expect(german).toMatchObject({ name: 'Grundlagen der Elektrotechnik', inLanguage: 'de', type: ['Achievement'] });
    expect(await fetchDocument(documents.achievement())).toMatchObject({ name: 'Osnove elektrotehnike' });
    expect(JSON.stringify(german)).not.toContain('Živa');
  });

  it('is as the newest certificate has it', async () => {
    const other = await openAccount(server, 'other');
    const issuedAt = new Date('2026-06-01T00:00:00Z');
    await insertSampleCertificate(server, holder.id, { courseId: 'changed', issuedAt });
    const courseTitle = { sl: 'Prejšnji naslov' };
    await insertSampleCertificate(server, other.id, { courseId: 'changed', courseTitle, issuedAt: new Date(0) });
    expect(await fetchDocument('/api/credentials/achievements/changed')).toMatchObject({
      name: 'Osnove elektrotehnike',
    });
  });
});

describe('a status list', () => {
  it('is a signed credential itself, refused when anything in it was changed', async () => {
    const verifier = createVerifier(server);
    const list = await fetchDocument(documents.status());
    expect(await verifier.verify(list)).toEqual({ kind: 'valid' });
    for (const { path, changed } of changedLeaves(list)) {
      expect(await verifier.verify(changed), path).toMatchObject({ kind: 'refused' });
    }
  });

  it('may be gone by for minutes, and is over after a day', async () => {
    const { validFrom, validUntil, credentialSubject } = await fetchDocument(documents.status());
    expect(credentialSubject).toMatchObject({ ttl: 300_000, statusPurpose: 'revocation' });
    const [from, until] = [Date.parse(String(validFrom)), Date.parse(String(validUntil))];
    expect(until - from).toBe(86_400_000);
    expect(from).toBeLessThanOrEqual(Date.now());
  });

  it('goes on in a second list, which begins with its first certificate', async () => {
    const full = await startServerForTest({ PUBLIC_URL: sampleOrigin });
    const person = await openAccount(full, 'person');
    const position = (
      await full.database.query<{ name: string }>(
        `SELECT pg_get_serial_sequence('credential_statuses', 'position') AS name`,
      )
    )[0]?.name;
    await full.database.query('SELECT setval($1, 131071)', [position]);
    expect((await full.call('/api/credentials/status/2')).status).toBe(404);
    const row = await insertSampleCertificate(full, person.id);
    expect((await full.call('/api/credentials/status/1')).status).toBe(404);
    expect((await full.call('/api/credentials/status/2')).status).toBe(200);
    const { verify } = createVerifier(full);
    const credential = await signedCredential(full.services, row, { language: 'en', origin: sampleOrigin });
    expect(await verify(credential)).toEqual({ kind: 'valid' });
    await revokeSampleCertificate(full, row);
    expect(await verify(credential)).toEqual({ kind: 'refused', reason: 'revoked' });
  });
});

describe('the database', () => {
  const revokeThousand = () =>
    server.database.query(
      `INSERT INTO credential_statuses (revoked_at) SELECT CASE WHEN n % 3 = 0 THEN now() END FROM generate_series(1, 3000) n`,
    );

  it.each([
    ['issuer', 1],
    ['key', 1],
    ['status', 3],
    ['achievement', 1],
  ] as const)('is asked as often for the %s however much was issued: %i', async (name, statements) => {
    const ask = () => countStatements(server, () => server.call(documents[name]()));
    await revokeThousand();
    expect(await ask()).toBe(statements);
    await revokeThousand();
    expect(await ask()).toBe(statements);
  });

  it('is not asked for the places of a list that is known already', async () => {
    await server.call(documents.status());
    expect(await countStatements(server, () => server.call(documents.status()))).toBe(2);
  });
});

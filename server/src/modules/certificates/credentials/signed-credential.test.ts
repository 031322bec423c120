import { generateKeyPairSync } from 'node:crypto';
import { languages } from '@navor/languages';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { json, startServerForTest, startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { changedLeaves } from './changed-leaves.fixture.ts';
import { loadSigningKey } from './keys/signing-key.ts';
import { insertSampleCertificate, revokeSampleCertificate } from './sample-certificate.fixture.ts';
import { signedCredential } from './signed-credential.ts';
import { signDocument } from './signing/sign-document.ts';
import { openBadgeProblems } from './validate-open-badge.fixture.ts';
import { createVerifier, sampleOrigin } from './verifier.fixture.ts';

let server: TestServer;
let holder: SamplePerson;
let verifier: ReturnType<typeof createVerifier>;
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: sampleOrigin });
  holder = await openAccount(server, 'holder');
  verifier = createVerifier(server);
});
afterAll(() => server.stop());

const asked = { language: 'en', origin: sampleOrigin } as const;
let made = 0;
/** Of a course of its own: there is one certificate for each. */
function newCertificate(one = server, userId = holder.id) {
  made += 1;
  return insertSampleCertificate(one, userId, { courseId: `course-${made}` });
}
const newCredential = async () => signedCredential(server.services, await newCertificate(), asked);

describe('a signed credential', () => {
  it.each(languages)('is valid for an independent verifier, in %s', async (language) => {
    const row = await newCertificate();
    const credential = await signedCredential(server.services, row, { ...asked, language });
    expect(credential.name).toBe(row.courseTitle[language]);
    expect(openBadgeProblems(credential)).toEqual([]);
    const { verify, fetched } = createVerifier(server);
    expect(await verify(credential)).toEqual({ kind: 'valid' });
    expect(new Set(fetched)).toEqual(
      new Set([
        credential.proof[0]?.verificationMethod,
        credential.issuer.id,
        credential.credentialStatus.statusListCredential,
      ]),
    );
  });

  it('is refused when anything in it was changed', async () => {
    const credential = await newCredential();
    const changes = [...changedLeaves(credential)];
    expect(changes.length).toBeGreaterThan(50);
    for (const { path, changed } of changes) {
      expect(await verifier.verify(changed), path).toMatchObject({ kind: 'refused' });
    }
  });

  it('is refused when something was added or taken away', async () => {
    const credential = await newCredential();
    const { result: _, ...withoutGrade } = credential.credentialSubject;
    const { credentialStatus: __, ...withoutStatus } = credential;
    const spoiled = [
      { ...credential, credentialSubject: withoutGrade },
      withoutStatus,
      { ...credential, proof: [] },
      { ...credential, nickname: 'Živa' },
      { ...credential, validUntil: '2099-01-01T00:00:00Z' },
    ];
    for (const one of spoiled) expect(await verifier.verify(one)).toMatchObject({ kind: 'refused' });
  });

  it('is refused when another key has signed it in the name of ours', async () => {
    const { proof: _, ...credential } = await newCredential();
    const { id } = await loadSigningKey(server.services, new Date());
    const key = { id, privateKey: generateKeyPairSync('ed25519').privateKey };
    const forged = await signDocument(server.services.threads, credential, {
      ...{ key, origin: sampleOrigin, now: new Date() },
    });
    expect(await verifier.verify(forged)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('Invalid signature'),
    });
  });

  it('is refused when another installation has signed it', async () => {
    const elsewhere = await startServerForTest({ PUBLIC_URL: sampleOrigin });
    const person = await openAccount(elsewhere, 'somebody');
    const credential = await signedCredential(elsewhere.services, await newCertificate(elsewhere, person.id), asked);
    expect(await createVerifier(elsewhere).verify(credential)).toEqual({ kind: 'valid' });
    expect(await verifier.verify(credential)).toMatchObject({ kind: 'refused' });
  });

  it('is refused once it is over', async () => {
    const validUntil = new Date('2026-04-01T00:00:00Z');
    const credential = await signedCredential(server.services, await newCertificate(), { ...asked, validUntil });
    expect(await verifier.verify(credential, new Date('2026-03-31T23:00:00Z'))).toEqual({ kind: 'valid' });
    expect(await verifier.verify(credential, new Date('2026-04-01T01:00:00Z'))).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('is after "validUntil"'),
    });
  });

  it('is refused once it is revoked, and its neighbours are not', async () => {
    const rows = [await newCertificate(), await newCertificate(), await newCertificate()] as const;
    const credentials = await Promise.all(rows.map((row) => signedCredential(server.services, row, asked)));
    const verdicts = () => Promise.all(credentials.map((credential) => verifier.verify(credential)));
    const valid = { kind: 'valid' };
    expect(await verdicts()).toEqual([valid, valid, valid]);
    await revokeSampleCertificate(server, rows[1]);
    expect(await verdicts()).toEqual([valid, { kind: 'refused', reason: 'revoked' }, valid]);
  });

  it('stays valid when the key it was signed by is retired', async () => {
    const admin = await openAccount(server, 'administrator', { roles: ['admin'] });
    const old = await newCredential();
    const { id: current } = await loadSigningKey(server.services, new Date());
    const body = { current, reason: 'Every year' };
    const rotated = await json<{ id: string }>(
      server.call('/api/administration/credential-keys', { cookie: admin.cookie, body }),
    );
    const young = await newCredential();
    expect(old.proof[0]?.verificationMethod).toBe(`${sampleOrigin}/api/credentials/keys/${current}`);
    expect(young.proof[0]?.verificationMethod).toBe(`${sampleOrigin}/api/credentials/keys/${rotated.id}`);
    expect(await verifier.verify(old)).toEqual({ kind: 'valid' });
    expect(await verifier.verify(young)).toEqual({ kind: 'valid' });
  });

  it('stays valid after a move, as long as a process goes on under the name of old', async () => {
    const row = await newCertificate();
    const old = await signedCredential(server.services, row, asked);
    const origin = 'https://learn.example';
    const env = { PUBLIC_URL: origin, DATA_DIR: server.services.config.dataDir };
    const moved = await startServerForTest(env, { sharedDatabase: server.database });
    const young = await signedCredential(moved.services, row, { ...asked, origin });
    expect(await createVerifier(moved, origin).verify(young)).toEqual({ kind: 'valid' });
    expect(await createVerifier(moved).verify(old)).toMatchObject({ kind: 'refused' });
    expect(await verifier.verify(old)).toEqual({ kind: 'valid' });
    await revokeSampleCertificate(moved, row);
    expect(await verifier.verify(old)).toEqual({ kind: 'refused', reason: 'revoked' });
  });

  it('takes one statement to sign', async () => {
    const row = await newCertificate();
    await newCredential();
    const query = vi.spyOn(server.services.pool, 'query');
    await signedCredential(server.services, row, asked);
    const statements = query.mock.calls.filter(([first]) => JSON.stringify(first).includes('credential'));
    query.mockRestore();
    expect(statements).toHaveLength(1);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../../../test-support/test-server.ts';
import { startServerWithCertificates } from '../certificates.fixture.ts';
import { readBakedBadge } from './badge/read-baked-badge.fixture.ts';
import { openBadgeProblems } from './validate-open-badge.fixture.ts';
import { createVerifier } from './verifier.fixture.ts';

let started: Awaited<ReturnType<typeof startServerWithCertificates>>;
let verifier: ReturnType<typeof createVerifier>;
beforeAll(async () => {
  started = await startServerWithCertificates();
  verifier = createVerifier(started.server, 'https://learn.example');
});
afterAll(() => started.server.stop());

const valid = { kind: 'valid' };
const revoked = { kind: 'refused', reason: 'revoked' };
const download = (id: string, file: 'credential' | 'badge', cookie: string) =>
  started.server.call(`/api/certificates/${id}/${file}?language=en`, { cookie });

it('is downloaded by its holder as a file and as a badge that carries it, both valid', async () => {
  const { person, certificate } = await started.calls.certified();
  const credential = await json<{ id: string }>(download(certificate.id, 'credential', person.cookie));
  expect(credential.id).toBe(certificate.verify_url);
  expect(openBadgeProblems(credential)).toEqual([]);
  expect(await verifier.verify(credential)).toEqual(valid);
  const badge = await download(certificate.id, 'badge', person.cookie);
  const baked = readBakedBadge(new Uint8Array(await badge.arrayBuffer())).credential as object;
  expect(await verifier.verify(baked)).toEqual(valid);
});

it('is refused once another was issued under a new name, which is valid', async () => {
  const { person, certificate } = await started.calls.certified();
  const old = await json<object>(download(certificate.id, 'credential', person.cookie));
  await started.calls.rename(person, 'Živa Groß');
  const reissued = await json<{ id: string }>(started.calls.reissue(certificate.id, person));
  const young = await json<object>(download(reissued.id, 'credential', person.cookie));
  expect(young).toMatchObject({ credentialSubject: { identifier: [{ identityHash: 'Živa Groß' }] } });
  expect(await verifier.verify(old)).toEqual(revoked);
  expect(await verifier.verify(young)).toEqual(valid);
});

it('is refused once an administrator has revoked its certificate', async () => {
  const admin = await started.newPerson({ roles: ['admin'] });
  const { person, certificate } = await started.calls.certified();
  const credential = await json<object>(download(certificate.id, 'credential', person.cookie));
  expect(await verifier.verify(credential)).toEqual(valid);
  expect((await started.calls.revoke(certificate.id, admin)).status).toBe(200);
  expect(await verifier.verify(credential)).toEqual(revoked);
});

it('can be verified after the account of its holder is gone, as the file they have kept', async () => {
  const { person, certificate } = await started.calls.certified();
  const credential = await json<object>(download(certificate.id, 'credential', person.cookie));
  await started.server.database.query('DELETE FROM users WHERE id = $1', [person.id]);
  expect(await verifier.verify(credential)).toEqual(valid);
});

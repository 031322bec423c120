import type { Certificate } from '@navor/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfLines } from '../../../test-support/pdf-lines.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import { json, type TestServer } from '../../../test-support/test-server.ts';
import { type CertificateCalls, startServerWithCertificates } from '../certificates.fixture.ts';
import { createVerifier, sampleOrigin } from '../credentials/verifier.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: CertificateCalls;
let person: SamplePerson;
let certificate: Certificate;
beforeAll(async () => {
  ({ server, newPerson, calls } = await startServerWithCertificates(sampleOrigin));
  await server.database.query(`UPDATE courses SET title = '{"sl": "Čas in tok", "de": "Maße & Größen"}'`);
  ({ person, certificate } = await calls.certified());
});
afterAll(() => server.stop());

const file = (name: string, language = 'sl', { cookie }: SamplePerson = person) =>
  server.call(`/api/certificates/${certificate.id}/${name}?language=${language}`, { cookie });
const nameOf = (response: Response) => response.headers.get('content-disposition');

describe('a certificate as a file', () => {
  it('is a PDF in the asked language, under a name that says what it is', async () => {
    const response = await file('pdf', 'de');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(nameOf(response)).toContain(`Navor-Masse-Grossen-${certificate.serial}.pdf`);
    const text = (await pdfLines(new Uint8Array(await response.arrayBuffer()))).join('\n');
    for (const words of ['Test Person', 'Maße & Größen', certificate.serial]) expect(text).toContain(words);
    expect(text).toContain('navor.example/verify/');
  });

  it('is a picture', async () => {
    const response = await file('picture');
    expect(nameOf(response)).toContain(`Navor-Cas-in-tok-${certificate.serial}.png`);
    expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1684 });
  });

  it('is a signed credential, by itself and in a medal', async () => {
    const response = await file('credential');
    expect(nameOf(response)).toContain(`Navor-Cas-in-tok-${certificate.serial}.json`);
    const credential = JSON.parse(await response.text());
    expect(credential).toMatchObject({
      id: certificate.verify_url,
      issuer: { id: `${sampleOrigin}/api/credentials/issuer` },
      proof: [{ cryptosuite: 'eddsa-rdfc-2022' }],
    });
    const medal = await file('badge');
    expect(nameOf(medal)).toContain(`Navor-Cas-in-tok-${certificate.serial}-badge.png`);
    const bytes = Buffer.from(await medal.arrayBuffer());
    expect(bytes.includes('openbadgecredential')).toBe(true);
    expect(bytes.includes(certificate.verify_url)).toBe(true);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 600, height: 600 });
  });

  it('is nobody’s but its holder’s, and has a limit', async () => {
    const stranger = await newPerson({ plan: 'premium' });
    for (const name of ['pdf', 'picture', 'credential', 'badge']) {
      expect((await file(name, 'sl', stranger)).status).toBe(404);
      expect((await file(name, 'sl', { id: '', cookie: '' })).status).toBe(401);
    }
    const eager = await calls.certified();
    await server.database.query(
      `INSERT INTO platform.rate_limits (key, count, resets_at) VALUES ($1, 60, now() + interval '1 hour')`,
      [`certificate-files:${eager.person.id}`],
    );
    expect((await server.call(`/api/certificates/${eager.certificate.id}/pdf`, eager.person)).status).toBe(429);
  });

  it('is refused by other programs as soon as it is revoked or replaced', async () => {
    const { verify } = createVerifier(server);
    const holder = await calls.certified();
    const credentialOf = async (id: string) =>
      JSON.parse(await (await server.call(`/api/certificates/${id}/credential`, holder.person)).text());
    const first = await credentialOf(holder.certificate.id);
    expect(await verify(first)).toEqual({ kind: 'valid' });
    await calls.rename(holder.person, 'Nova Žagar');
    const { id } = await json<{ id: string }>(calls.reissue(holder.certificate.id, holder.person));
    const second = await credentialOf(id);
    expect([await verify(first), await verify(second)]).toEqual([
      { kind: 'refused', reason: 'revoked' },
      { kind: 'valid' },
    ]);
    await calls.revoke(id, await newPerson({ roles: ['admin'] }));
    expect(await verify(second)).toEqual({ kind: 'refused', reason: 'revoked' });
  });
});

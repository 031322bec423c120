import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPerson } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { type CertificateCalls, startServerWithCertificates } from '../certificates.fixture.ts';

let server: TestServer;
let newPerson: NewPerson;
let calls: CertificateCalls;
beforeAll(async () => {
  ({ server, newPerson, calls } = await startServerWithCertificates());
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

const preview = (serial: string, version = '') => server.call(`/api/verify/${serial}/preview?version=${version}`);
const versionOf = async (serial: string) => (await calls.verify(serial)).certificate?.preview_version;
const cachingOf = async (serial: string, version?: string) =>
  (await preview(serial, version)).headers.get('cache-control');
const picture = async (serial: string) => Buffer.from(await (await preview(serial)).arrayBuffer());
const set = (id: string, name: string, grade: number) =>
  server.database.query('UPDATE certificates SET holder_name = $2, grade_percent = $3 WHERE id = $1', [
    id,
    name,
    grade,
  ]);

describe('the picture of a link', () => {
  it('is for everybody, for a while', async () => {
    const { certificate } = await calls.certified();
    const response = await preview(certificate.serial.toLowerCase(), await versionOf(certificate.serial));
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
  });

  it('has another address as soon as it shows something else, and is kept under no other', async () => {
    const { person, certificate } = await calls.certified();
    const { id, serial } = certificate;
    await set(id, 'Ana Bela', 50);
    const named = await versionOf(serial);
    const versions = [named];
    for (const sharing of [{ shows_grade: true }, { shows_name: false, shows_grade: true }, { shows_name: false }]) {
      await calls.share(id, person, sharing);
      versions.push(await versionOf(serial));
    }
    const unnamed = versions.at(-1);
    expect(new Set(versions).size, String(versions)).toBe(4);
    expect(await cachingOf(serial, unnamed)).toBe('public, max-age=300');
    expect(await cachingOf(serial, named), 'of the past').toBe('no-store');
    await calls.share(id, person, {});
    expect(await cachingOf(serial, unnamed), 'it would name who hides their name again').toBe('no-store');
    await calls.revoke(id, await newPerson({ roles: ['admin'] }));
    expect(versions).not.toContain(await versionOf(serial));
  });

  it('shows the name and the grade exactly where the page does', async () => {
    const { person, certificate } = await calls.certified();
    const { id, serial } = certificate;
    const seen = async (name: string, grade: number) => {
      await set(id, name, grade);
      return picture(serial);
    };
    const first = await seen('Ana Bela', 50);
    expect((await seen('Ana Bela', 99)).equals(first), 'the grade is hidden').toBe(true);
    expect((await seen('Cene Drag', 50)).equals(first), 'the name is shown').toBe(false);
    await calls.share(id, person, { shows_name: false, shows_grade: true });
    const hidden = await seen('Ana Bela', 50);
    expect((await seen('Cene Drag', 50)).equals(hidden), 'the name is hidden').toBe(true);
    expect((await seen('Cene Drag', 99)).equals(hidden), 'the grade is shown').toBe(false);
  });

  it('names nobody once the certificate is revoked', async () => {
    const { certificate } = await calls.certified();
    await calls.revoke(certificate.id, await newPerson({ roles: ['admin'] }));
    const revoked = await picture(certificate.serial);
    await set(certificate.id, 'Cene Drag', 12);
    expect((await picture(certificate.serial)).equals(revoked)).toBe(true);
  });

  it('is not there for a number that nobody has, nor to be kept', async () => {
    for (const serial of ['NV-0000-0000-0000-0000', 'ena']) {
      const response = await preview(serial);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is drawn for nobody without end', async () => {
    await preview('ena');
    await server.database.query('UPDATE platform.rate_limits SET count = 120');
    expect((await preview('ena')).status).toBe(429);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import type { NewPerson, SamplePerson } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
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

/** All that a stranger is sent: what is in it nowhere is not told. */
const words = async (serial: string) => JSON.stringify(await calls.verify(serial));
const grade = (id: string) => server.database.query('UPDATE certificates SET grade_percent = 93 WHERE id = $1', [id]);

describe('checking a serial number', () => {
  it('tells what stands on the paper, and not how well it went', async () => {
    const { certificate } = await calls.certified();
    await grade(certificate.id);
    expect(await calls.verify(certificate.serial)).toEqual({
      ...{ state: 'valid', serial: certificate.serial },
      certificate: {
        ...{ holder_name: 'Test Person', course: certificate.course, hours: 12, grade_percent: null },
        outcomes: ['outcome of kratek sl'],
        ...{ completed_at: certificate.completed_at, issued_at: certificate.issued_at, ended_at: null },
        preview_version: 'valid-name',
      },
    });
  });

  it('tells what was learned in the language that is read, as it was when the course was completed', async () => {
    const { certificate } = await calls.certified();
    const { serial } = certificate;
    await server.database.query(`UPDATE courses SET outcomes = '{"sl":["drugo"],"de":["anderes"]}'`);
    expect(await calls.verify(serial, 'de')).toMatchObject({
      certificate: { outcomes: ['outcome of kratek de'], course: { title: 'kratek de', language: 'de' } },
    });
    // The course speaks one language throughout, as on the paper.
    await server.database.query(`UPDATE certificates SET outcomes = outcomes - 'de'`);
    expect(await calls.verify(serial, 'de')).toMatchObject({
      certificate: { outcomes: ['outcome of kratek sl'], course: { title: 'kratek sl', language: 'sl' } },
    });
  });

  it('finds it however it was typed', async () => {
    const { certificate } = await calls.certified();
    const bare = certificate.serial.slice(3).toLowerCase().replaceAll('-', ' ');
    expect(await calls.verify(bare)).toMatchObject({ state: 'valid', serial: certificate.serial });
  });

  it('tells nothing of the holder whose name is hidden, and the grade where it is shown', async () => {
    const { person, certificate } = await calls.certified();
    await grade(certificate.id);
    await calls.share(certificate.id, person, { shows_name: false, shows_grade: true });
    expect(await calls.verify(certificate.serial)).toMatchObject({
      state: 'valid',
      certificate: { holder_name: null, grade_percent: 93 },
    });
    expect(await words(certificate.serial)).not.toMatch(/Test|Person|@/);
    expect(await words(certificate.serial)).not.toContain(person.id);
  });

  it('tells of one under an earlier name that it was replaced, and neither name nor grade', async () => {
    const { person, certificate } = await calls.certified();
    await grade(certificate.id);
    await calls.share(certificate.id, person, { shows_grade: true });
    await calls.rename(person, 'Nova Žagar');
    await calls.reissue(certificate.id, person);
    expect(await calls.verify(certificate.serial)).toMatchObject({
      state: 'replaced',
      certificate: { holder_name: null, grade_percent: null, outcomes: [], course: { title: 'kratek sl' } },
    });
    const [standing] = (await calls.list(person)).certificates;
    // The grade as a value: a serial number or a moment may well have its digits.
    expect(await words(certificate.serial)).not.toMatch(/Test Person|Nova|Žagar|:"?93\b/);
    expect(await words(certificate.serial), 'nor where the new one is').not.toContain(standing?.serial);
    expect(await calls.verify(standing?.serial ?? '')).toMatchObject({ certificate: { holder_name: 'Nova Žagar' } });
  });

  it('tells of a revoked one when it was, and neither why nor whose it was', async () => {
    const { certificate } = await calls.certified();
    await calls.revoke(certificate.id, admin, 'Goljufija pri kvizu');
    const told = await calls.verify(certificate.serial);
    expect(told).toMatchObject({ state: 'revoked', certificate: { holder_name: null, outcomes: [] } });
    expect(told.certificate?.ended_at).not.toBeNull();
    expect(JSON.stringify(told)).not.toMatch(/Test Person|Goljufija/);
  });

  it.each(['NV-0000-0000-0000-0000', 'ni številka', '<script>', '%'])('knows nothing of %s', async (serial) => {
    expect(await calls.verify(serial)).toEqual({ state: 'unknown', serial, certificate: null });
  });

  it('knows nothing of those of a closed account, until it is kept', async () => {
    const { person, certificate } = await calls.certified();
    const close = (due: string | null) =>
      server.database.query('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [person.id, due]);
    await close('2099-01-01');
    expect((await calls.verify(certificate.serial)).state).toBe('unknown');
    await close(null);
    expect((await calls.verify(certificate.serial)).state).toBe('valid');
  });

  it('takes one statement beside the count of the caller’s', async () => {
    const { certificate } = await calls.certified();
    expect(await countStatements(server, () => server.call(`/api/verify/${certificate.serial}`))).toBe(2);
  });

  it('is refused to who asks without end', async () => {
    await server.database.query('DELETE FROM platform.rate_limits');
    await server.call('/api/verify/NV-0000-0000-0000-0000');
    await server.database.query(`UPDATE platform.rate_limits SET count = 300 WHERE key LIKE 'verify:%'`);
    const refused = await server.call('/api/verify/NV-0000-0000-0000-0000');
    expect(refused.status).toBe(429);
    await server.database.query('DELETE FROM platform.rate_limits');
  });
});

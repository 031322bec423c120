import { expect, it, onTestFinished } from 'vitest';
import { startServerWithCertificates } from '../certificates.fixture.ts';
import { issueDueCertificates } from './issue-due-certificates.ts';
import { revokeDemoCertificates } from './revoke-demo-certificates.ts';

it('leaves nothing valid of what a demo has issued, and all else as it is', async () => {
  const { server, calls } = await startServerWithCertificates();
  onTestFinished(server.stop);
  const [demo, real] = [await calls.certified(), await calls.certified()];
  await server.database.query('UPDATE users SET is_demo = true WHERE id = $1', [demo.person.id]);
  for (let start = 0; start < 2; start += 1) await revokeDemoCertificates(server.services);
  await issueDueCertificates.run({}, server.services);
  expect((await calls.verify(demo.certificate.serial)).state).toBe('revoked');
  expect(await calls.rows(demo.person)).toMatchObject([{ is_bit_set: true }]);
  expect((await calls.verify(real.certificate.serial)).state).toBe('valid');
  expect(await calls.rows(real.person)).toMatchObject([{ is_bit_set: false }]);
});

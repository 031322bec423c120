import { expect, it, onTestFinished } from 'vitest';
import { untilNothingRuns } from '../../../test-support/until-nothing-runs.ts';
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

it('issues nothing to accounts of a demo that is over, whoever tells of a completion', async () => {
  const { server, newPerson, calls } = await startServerWithCertificates();
  onTestFinished(server.stop);
  const demo = await newPerson({ plan: 'premium' });
  await server.database.query('UPDATE users SET is_demo = true WHERE id = $1', [demo.id]);
  await server.database.query(
    `INSERT INTO course_enrollments (user_id, course_id, completed_at) VALUES ($1, 'kratek', now())`,
    [demo.id],
  );
  await issueDueCertificates.run({}, server.services);
  await issueDueCertificates.run({ userId: demo.id }, server.services);
  await calls.tell(demo);
  await untilNothingRuns(server);
  expect(await calls.rows(demo)).toEqual([]);
  await issueDueCertificates.run({}, { ...server.services, config: { ...server.services.config, isDemo: true } });
  expect(await calls.rows(demo), 'while it lasts').toHaveLength(1);
});

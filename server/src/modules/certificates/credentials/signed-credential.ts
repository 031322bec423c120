import type { Language } from '@navor/languages';
import type { Services } from '../../../platform/services.ts';
import type { CertificateRow } from '../certificates.tables.ts';
import { buildCredential } from './build-credential.ts';
import { loadSigningKey } from './keys/signing-key.ts';
import { signDocument } from './signing/sign-document.ts';

/** Of credentials as files: what Open Badges 3.0 asks for, though `application/vc` is what has been registered since. */
export const credentialMediaType = 'application/vc+ld+json';

type Asked = { language: Language; origin: string; validUntil?: Date };

/** A certificate as a signed Open Badge in the asked language, whatever became of it: its status is published apart. */
export async function signedCredential(
  services: Pick<Services, 'config' | 'db' | 'texts' | 'threads'>,
  row: CertificateRow,
  asked: Asked,
  now = new Date(),
) {
  const say: Services['texts']['say'] = (language, key, values) =>
    services.texts.say(language, `credentials:${key}`, values);
  const key = await loadSigningKey(services, now);
  return signDocument(services.threads, buildCredential(row, { ...asked, say }), { key, origin: asked.origin, now });
}

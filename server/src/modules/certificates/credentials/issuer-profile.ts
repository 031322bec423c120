import { credentialContexts, issuerUrl, keyUrl } from './addresses.ts';
import type { PublicKey } from './keys/list-keys.ts';

/** Who issues, as it is in every credential. */
export function issuerOf(origin: string) {
  return { id: issuerUrl(origin), type: ['Profile'], name: 'Navor', url: origin };
}

/** The same with the keys that speak for it, retired ones too: what they have signed stays valid. */
export function issuerProfile(origin: string, keys: readonly PublicKey[]) {
  return {
    '@context': [...credentialContexts, keyTerms],
    ...issuerOf(origin),
    verificationMethod: keys.map((key) => keyDocument(origin, key)),
    assertionMethod: keys.map(({ id }) => keyUrl(origin, id)),
  };
}

export function publicKeyDocument(origin: string, key: PublicKey) {
  return { '@context': 'https://w3id.org/security/multikey/v1', ...keyDocument(origin, key) };
}

function keyDocument(origin: string, { id, publicKey }: PublicKey) {
  return {
    id: keyUrl(origin, id),
    type: 'Multikey',
    controller: issuerUrl(origin),
    publicKeyMultibase: publicKey,
  };
}

const security = 'https://w3id.org/security#';

/** Words of the W3C's for keys that neither vocabulary has, spelt out so that no third one has to be fetched for them. */
const keyTerms = {
  Multikey: `${security}Multikey`,
  verificationMethod: { '@id': `${security}verificationMethod`, '@type': '@id', '@container': '@set' },
  assertionMethod: { '@id': `${security}assertionMethod`, '@type': '@id', '@container': '@set' },
  controller: { '@id': `${security}controller`, '@type': '@id' },
  publicKeyMultibase: { '@id': `${security}publicKeyMultibase`, '@type': `${security}multibase` },
};

import { afterEach, expect, it, vi } from 'vitest';
import { buildCredential } from '../build-credential.ts';
import { sampleCertificateRow } from '../sample-certificate.fixture.ts';
import { hashDocument } from './hash-document.ts';
import { loadContext } from './load-context.ts';

afterEach(() => vi.restoreAllMocks());

const wording = { language: 'en', origin: 'https://navor.example', say: (_: string, key: string) => key } as const;
const document = buildCredential(sampleCertificateRow, wording);
const proof = { type: 'DataIntegrityProof', cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' };

it('asks no other server for anything', async () => {
  const fetching = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('fetched'));
  expect(await hashDocument({ document, proof })).toHaveLength(64);
  expect(fetching).not.toHaveBeenCalled();
});

it.each([
  'https://www.w3.org/2018/credentials/v1',
  'https://purl.imsglobal.org/spec/ob/v3p0/context.json',
  'https://elsewhere.example/context.json',
  'file:///etc/passwd',
])('takes no vocabulary from %s', async (url) => {
  await expect(loadContext(url)).rejects.toThrow(`does not come with the product: ${url}`);
  const foreign = { ...document, '@context': [...document['@context'], url] };
  await expect(hashDocument({ document: foreign, proof })).rejects.toThrow();
});

it('is the same however the document is written', async () => {
  const reversed = Object.fromEntries(Object.entries(document).reverse()) as typeof document;
  expect(await hashDocument({ document: reversed, proof })).toEqual(await hashDocument({ document, proof }));
});

it('refuses what no vocabulary knows, since it would not be signed', async () => {
  const more = { ...document, nickname: 'Živa' };
  await expect(hashDocument({ document: more, proof })).rejects.toThrow();
});

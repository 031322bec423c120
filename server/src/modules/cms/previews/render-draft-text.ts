import type { ContentDocument } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import { addressesOf, documentsOf, inOwnFolder } from '../documents/document-kinds.ts';
import { composeFiles } from '../drafts/compose-files.ts';

type Asked = { document: ContentDocument; path: string; text: string };

/** A text as its page would show it, with the figures and neighbours that the draft has. */
export async function renderDraftText(services: Services, { document, path, text }: Asked) {
  const files = (await composeFiles(services.db, document)).set(path, { bytes: Buffer.from(text) });
  const addresses = await addressesOf(services.db);
  const { body, contents, problems } = await documentsOf(document.kind).renderText(services, {
    ...{ id: document.id, files, path, addresses },
  });
  return { body, contents, problems: inOwnFolder(document, problems) };
}

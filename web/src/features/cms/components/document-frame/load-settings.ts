import type { ContentDocument } from '@navor/contract';
import type { apiOf } from '#platform/page-context.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';

/** A document and what its main file says; to whoever may not edit it, it is the 404 page. */
export async function loadSettings<Value extends Record<string, unknown>>(
  api: ReturnType<typeof apiOf>,
  document: ContentDocument,
  path: string,
) {
  const both = Promise.all([api.cms.documents.open(document), api.cms.drafts.readValue({ ...document, path })]);
  const [opened, { value, hash }] = await orHidden(orNotFound(both));
  // A file that came with an archive may say anything: without a value there is nothing that fields could show.
  const settings = value && hash ? { value: value as Value, hash } : null;
  return { document: opened, settings };
}

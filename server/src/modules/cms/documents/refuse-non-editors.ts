import type { ContentDocument } from '@navor/contract';
import { signedIn, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { found } from '../../../platform/errors.ts';
import { refuseForeign } from '../../authorship/index.ts';
import { refuseImpossible } from './document-kinds.ts';
import { isThere } from './is-there.ts';

export type Editing = ReturnType<typeof refuseNonEditors>;

/** Who works on a document has to be an editor of it; what is not there is told to those who may know. */
export function refuseNonEditors(db: Db) {
  return async (viewer: Viewer, { kind, id }: ContentDocument, path?: string) => {
    const document: ContentDocument = { kind, id };
    refuseImpossible(document, path);
    found((await isThere(db, document)) || undefined);
    await refuseForeign(db, viewer, document);
    return { document, userId: signedIn(viewer).user.id };
  };
}

import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import { authoringWrite } from '../../authorship/index.ts';
import type { Editing } from '../documents/refuse-non-editors.ts';
import { compareVersion } from './compare-version.ts';
import { keepDraft } from './keep-draft.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

export function versionRoutes(services: Services, editing: Editing) {
  return {
    list: os.cms.versions.list.handler(async ({ input, context }) => {
      const { document } = await editing(context.viewer, input);
      return listVersions(services.db, document, input.page);
    }),
    compare: os.cms.versions.compare.handler(async ({ input, context }) => {
      const { document } = await editing(context.viewer, input);
      const { versionId, with: other, path } = input;
      return compareVersion(services, { document, versionId, with: other, path });
    }),
    restore: os.cms.versions.restore.handler(async ({ input, context }) => {
      const { document, userId } = await editing(context.viewer, input);
      const { versionId, draft_hash: draftHash } = input;
      return restoreVersion(services, { document, versionId, draftHash, userId });
    }),
    keep: os.cms.versions.keep.handler(async ({ input, context }) => {
      const { document, userId } = await editing(context.viewer, input);
      const write = authoringWrite(userId, 'cms.versions.keep', input);
      return keepDraft(services, { document, note: input.note, userId, write });
    }),
  };
}

import { os } from '../../../platform/api.ts';
import type { Services } from '../../../platform/services.ts';
import type { Editing } from '../documents/refuse-non-editors.ts';
import { listAllFiles } from './list-all-files.ts';
import { listFiles } from './list-files.ts';
import { removeFile } from './remove-file.ts';

/** Files come in by `receive-upload.ts`. */
export function filesRoutes(services: Services, editing: Editing) {
  return {
    list: os.cms.files.list.handler(async ({ input, context }) => {
      const { document } = await editing(context.viewer, input);
      return listFiles(services, document);
    }),
    listAll: os.cms.files.listAll.handler(({ input, context }) => listAllFiles(services, context.viewer, input)),
    remove: os.cms.files.remove.handler(async ({ input, context }) => {
      const { document, userId } = await editing(context.viewer, input, input.path);
      return removeFile(services, { document, path: input.path, baseHash: input.base_hash, userId });
    }),
  };
}

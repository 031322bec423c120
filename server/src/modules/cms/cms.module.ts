import { uploadAddress } from '@navor/contract';
import { defineModule } from '../../platform/module.ts';
import { archiveDownload, archiveUpload } from './archives/archive-endpoints.ts';
import { cmsPersonalTables } from './cms.personal-data.ts';
import { cmsRoutes } from './cms.routes.ts';
import { findDocumentTitle } from './documents/find-document-title.ts';
import { findDraftedText, isFileDrafted } from './drafts/is-file-drafted.ts';
import { countStaleFiles } from './files/count-stale-files.ts';
import { fileUploads } from './files/receive-upload.ts';
import { removeAbandonedUploads } from './files/remove-abandoned-uploads.ts';
import { removeUnusedFiles } from './files/remove-unused-files.ts';
import { publishScheduled } from './publishing/publish-scheduled.ts';
import { countStaleTranslations } from './translations/count-stale.ts';

export const cms = defineModule({
  routes: cmsRoutes,
  documents: { findTitle: findDocumentTitle, isFileDrafted, findDraftedText },
  jobs: [publishScheduled, removeAbandonedUploads, removeUnusedFiles, countStaleFiles, countStaleTranslations],
  personalTables: cmsPersonalTables,
  uploads: { [uploadAddress]: fileUploads, '/api/cms/archives': archiveUpload },
  downloads: { '/api/cms/:kind/:id/archive': archiveDownload },
});

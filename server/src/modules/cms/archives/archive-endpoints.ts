import { Readable } from 'node:stream';
import { type ArchiveReport, archiveQueryShape, documentShape } from '@navor/contract';
import { contentZipLimits } from '../../../content/zip/zip-limits.ts';
import { type SignedIn, signedIn } from '../../../platform/access.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { DownloadEndpoint } from '../../../platform/http/downloads.ts';
import type { UploadEndpoint } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf } from '../../../platform/texts.ts';
import { authoringWrite, refuseForeign } from '../../authorship/index.ts';
import { refuseImpossible } from '../documents/document-kinds.ts';
import { isThere } from '../documents/is-there.ts';
import { limitUploads } from '../files/limit-uploads.ts';
import { exportArchive } from './export-archive.ts';
import { importArchive } from './import-archive.ts';

export const archiveDownload: DownloadEndpoint = {
  access: 'author',
  send:
    (services) =>
    async (values, { viewer, headers }) => {
      const asked = documentShape.safeParse(values);
      const document = found(asked.data);
      refuseImpossible(document);
      found((await isThere(services.db, document)) || undefined);
      await refuseForeign(services.db, viewer, document);
      const archive = await exportArchive(services, { document, viewer, language: languageOf(headers) });
      return new Response(Readable.toWeb(archive) as ReadableStream, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${document.id}.zip"`,
        },
      });
    },
};

export const archiveUpload: UploadEndpoint = {
  access: 'author',
  maxBytes: contentZipLimits.totalBytes,
  receive:
    (services) =>
    async (request, { viewer }) => {
      const caller = signedIn(viewer);
      const length = Number(request.headers.get('content-length') ?? contentZipLimits.totalBytes);
      const limited = await limitUploads(services, caller.user.id, length);
      try {
        return Response.json(await takeArchive(services, request, caller));
      } finally {
        // The archive is not kept; what it brings in counts by itself.
        await limited.settle(0);
      }
    },
};

async function takeArchive(services: Services, request: Request, viewer: SignedIn): Promise<ArchiveReport> {
  const asked = archiveQueryShape.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!request.body || !asked.success) throw new AppError('INVALID_INPUT');
  const { as, write_key } = asked.data;
  const isAsNew = as === 'new';
  const reception = await services.storage.receive(request.body, () => contentZipLimits.totalBytes);
  if (reception.kind === 'too-large') throw new AppError('BODY_TOO_LARGE', { limit: reception.limit });
  if (reception.kind === 'interrupted') throw new AppError('INVALID_INPUT');
  const { path: archive, sha256, discard } = reception.file;
  try {
    const write = authoringWrite(viewer.user.id, 'cms.archives', { sha256, isAsNew, write_key });
    return await importArchive(services, { viewer, archive, isAsNew, write });
  } finally {
    await discard();
  }
}

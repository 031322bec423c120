import { type UploadAnswer, uploadLimits, uploadQuerySchema } from '@navor/contract';
import { isLanguage } from '@navor/languages';
import type { KeptFormat } from '../../../content/uploads/prepare-picture.ts';
import { prepareUpload } from '../../../content/uploads/prepare-upload.ts';
import type { PreparedUpload } from '../../../content/uploads/upload.ts';
import { signedIn } from '../../../platform/access.ts';
import type { ApiContext } from '../../../platform/api.ts';
import { AppError, found } from '../../../platform/errors.ts';
import type { ReceiveUpload, UploadEndpoint } from '../../../platform/http/uploads.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseForeign } from '../../authorship/index.ts';
import { refuseImpossible } from '../documents/document-kinds.ts';
import { isThere } from '../documents/is-there.ts';
import { addFile } from './add-file.ts';
import { limitUploads } from './limit-uploads.ts';

/** Files of documents, as their authors send them. */
export const fileUploads: UploadEndpoint = { access: 'author', maxBytes: uploadLimits.video, receive: receiveUpload };

function receiveUpload(services: Services): ReceiveUpload {
  return async (request, context) => Response.json(await receive(services, request, context));
}

async function receive(services: Services, request: Request, { viewer }: ApiContext): Promise<UploadAnswer> {
  const { user } = signedIn(viewer);
  const asked = uploadQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success || !request.body)
    throw new AppError('INVALID_INPUT', { fields: [{ path: '', problem: 'invalid' }] });
  const { kind, id, name, path, base_hash, convert, language } = asked.data;
  const document = { kind, id };
  refuseImpossible(document, path);
  found((await isThere(services.db, document)) || undefined);
  await refuseForeign(services.db, viewer, document);
  const limited = await limitUploads(services, user.id, announcedLength(request));
  const prepared = await prepareUpload(services, {
    ...{ stream: request.body, name, mayConvert: convert, pictureFormat: formatOf(path) },
  }).catch(async (error) => {
    await limited.settle(0);
    throw error;
  });
  await limited.settle(prepared.kind === 'ready' ? sizeOf(prepared) : 0);
  if (prepared.kind !== 'ready') return prepared;
  const file =
    language && isLanguage(language) && prepared.file.is === 'captions'
      ? { ...prepared.file, language }
      : prepared.file;
  try {
    // It may have taken half an hour to come, and the document may have been taken from its sender meanwhile.
    await refuseForeign(services.db, viewer, document);
    const replaced = path === undefined ? undefined : { path, hash: base_hash ?? null };
    return await addFile(services, { document, file, name, replaced, userId: user.id });
  } finally {
    await discard(prepared);
  }
}

/** Who does not say how much will come may send as much as anybody. */
function announcedLength(request: Request): number {
  return Number(request.headers.get('content-length') ?? uploadLimits.video);
}

function sizeOf({ file: { content } }: Extract<PreparedUpload, { kind: 'ready' }>): number {
  return content.kind === 'bytes' ? content.bytes.length : content.file.size;
}

/** A picture keeps the format that the name of the one before it tells. */
function formatOf(path: string | undefined): KeptFormat {
  const format = path?.split('.').at(-1);
  return format === 'png' || format === 'jpg' ? format : 'webp';
}

/** What was kept lies elsewhere by now. */
async function discard(prepared: Extract<PreparedUpload, { kind: 'ready' }>): Promise<void> {
  const { content } = prepared.file;
  if (content.kind === 'received') await content.file.discard();
}

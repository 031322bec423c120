import type { Access } from '@navor/contract';
import type { Context } from 'hono';
import { admit } from '../access.ts';
import type { ApiContext } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';

/**
 * An address that takes a file as the body of a request. The API's own endpoints hold what they are sent in memory, which a
 * video must not be.
 */
export type UploadEndpoint = {
  access: Access;
  maxBytes: number;
  receive: (services: Services) => ReceiveUpload;
};

export type ReceiveUpload = (request: Request, context: ApiContext) => Promise<Response>;

/** Nothing of the body is kept before it is known who sends it and that it is not too large. */
export function takeUpload(
  { access, maxBytes }: UploadEndpoint,
  receive: ReceiveUpload,
  contextOf: (c: Context) => Promise<ApiContext>,
) {
  return async (c: Context): Promise<Response> => {
    try {
      const context = await contextOf(c);
      admit(context.viewer, access);
      if (Number(c.req.header('content-length') ?? 0) > maxBytes)
        throw new AppError('BODY_TOO_LARGE', { limit: maxBytes });
      const response = await receive(c.req.raw, context);
      for (const [name, value] of context.responseHeaders) response.headers.append(name, value);
      return response;
    } catch (error) {
      await ignoreBody(c.req.raw);
      throw error;
    }
  };
}

/** How much of a file that is refused is still taken in: whoever is cut off while they send never reads why. */
const patience = 16 * 1024 * 1024;

async function ignoreBody({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  for (let ignored = 0; ignored < patience; ) {
    const next = await reader.read().catch(() => undefined);
    if (!next || next.done) return;
    ignored += next.value.length;
  }
  await reader.cancel().catch(() => undefined);
}

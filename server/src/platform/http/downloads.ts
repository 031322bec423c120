import type { Access } from '@navor/contract';
import type { Context } from 'hono';
import { admit } from '../access.ts';
import type { ApiContext } from '../api.ts';
import type { Services } from '../services.ts';

/** An address that answers with a file of any length, which is sent while it is made. */
export type DownloadEndpoint = { access: Access; send: (services: Services) => SendDownload };

type SendDownload = (values: Record<string, string>, context: ApiContext) => Promise<Response>;

/** @param send gets what the address names: `{ kind, id }` of `/api/cms/:kind/:id/archive` */
export function sendDownload(
  { access }: DownloadEndpoint,
  send: SendDownload,
  contextOf: (c: Context) => Promise<ApiContext>,
) {
  return async (c: Context): Promise<Response> => {
    const context = await contextOf(c);
    admit(context.viewer, access);
    const response = await send(c.req.param(), context);
    for (const [name, value] of context.responseHeaders) response.headers.append(name, value);
    return response;
  };
}

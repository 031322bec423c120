import type { Api } from '@navor/contract/page-request';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';

/** The API for code that runs in the browser on its own: streaming, uploading, reporting. Screens use loaders and actions. */
export const api: Api = createORPCClient(
  // `fetch` is looked up with each call: what is in its place when this is loaded need not be what is there then.
  new RPCLink({ url: () => `${location.origin}/api/rpc`, fetch: (request, init) => fetch(request, init) }),
);

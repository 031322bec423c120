import type { Api } from '@navor/contract/page-request';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';

/** The API for code that runs in the browser on its own: streaming, uploading, reporting. Screens use loaders and actions. */
export const api: Api = createORPCClient(
  new RPCLink({
    url: () => `${location.origin}/api/rpc`,
    // The browser's own is another one for all who never chose the page's.
    headers: () => ({ 'accept-language': document.documentElement.lang }),
    // Left to itself, it would keep the `fetch` that is there when this is loaded, and miss one that is put in its place.
    fetch: (request, init) => fetch(request, init),
  }),
);

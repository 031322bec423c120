import type { Authentication } from './authentication.ts';
import { libraryHeaders } from './library-headers.ts';

/** The sign-in library's own addresses, for programs that speak its protocol. */
export function authHandler({ handler }: Authentication) {
  return (request: Request, address: string): Promise<Response> =>
    handler(new Request(request, { headers: libraryHeaders({ headers: request.headers, address }) }));
}

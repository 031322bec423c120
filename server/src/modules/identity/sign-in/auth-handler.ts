import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { authHeaders } from './auth-headers.ts';
import { authenticationOf } from './authentication.ts';

/** Everything else is offered by the contract, with its checks and its discretion. */
const open = new Set(['/sign-in/email', '/sign-out', '/get-session'].map((path) => `/api/auth${path}`));

/** The sign-in library's own addresses, for programs that speak its protocol. */
export function authHandler(services: Services) {
  const { handler } = authenticationOf(services);
  return async (request: Request, address: string): Promise<Response> => {
    if (!open.has(new URL(request.url).pathname)) throw new AppError('NOT_FOUND');
    return handler(new Request(request, { headers: authHeaders({ headers: request.headers, address }) }));
  };
}

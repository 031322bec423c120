import { type Access, contract, type FieldProblem, listEndpoints } from '@navor/contract';
import { STANDARD_RPC_JSON_SERIALIZER_BUILT_IN_TYPES as rpcTypes } from '@orpc/client/standard';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, type Router } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { admit } from '../access.ts';
import type { ApiContext } from '../api.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../logging.ts';
import { languageOf, type Texts } from '../texts.ts';
import { errorHeaders, outwardError } from './error-answers.ts';

export type ApiRouter = Router<typeof contract, ApiContext>;
export type ApiEndpoints = (request: Request, context: ApiContext) => Promise<Response | undefined>;

/** The contract over HTTP, twice: as plain REST for anybody, and in the form our own typed browser client speaks. */
export function createApiEndpoints(router: ApiRouter, texts: Texts): ApiEndpoints {
  const interceptors = [
    async ({ context, request, next }: Intercepted): Promise<never> => {
      try {
        // Before the body is taken apart, which costs the more the larger it may be.
        admit(context.viewer, declaredAccess(request));
        return (await next()) as never;
      } catch (error) {
        throw translated(refusal(error, context.log), context, texts);
      }
    },
  ];
  const rest = new OpenAPIHandler(router, { interceptors, ...streamOptions });
  const rpc = new RPCHandler(router, { interceptors, ...streamOptions, customJsonSerializers: unusedTypes });

  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const isRpc = pathname.startsWith('/api/rpc/');
    // No id of anything holds it: such an address leads nowhere.
    if (pathname.includes('%00')) return undefined;
    if (isRpc && !isRpcMethod(request.method, pathname)) throw new AppError('METHOD_NOT_ALLOWED');
    const result = isRpc
      ? await rpc.handle(request, { prefix: '/api/rpc', context })
      : await rest.handle(asGet(request), { prefix: '/api', context });
    if (!result.matched) return undefined;
    const { headers } = result.response;
    headers.set('cache-control', takeCaching(context.responseHeaders) ?? 'no-store');
    // A proxy in front of us that gathers answers before it passes them on would keep events for itself.
    if (headers.get('content-type')?.startsWith('text/event-stream')) headers.set('x-accel-buffering', 'no');
    return request.method === 'HEAD' ? withoutBody(result.response) : result.response;
  };
}

/** What the endpoint has asked for. An answer that brings a cookie is its caller's alone, whatever else is in it. */
function takeCaching(responseHeaders: Headers): string | undefined {
  const asked = responseHeaders.get('cache-control') ?? undefined;
  responseHeaders.delete('cache-control');
  return responseHeaders.has('set-cookie') ? undefined : asked;
}

/** Calendars look at the address of a feed before they follow it: what can be read can be asked about. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request;
  return new Request(request.url, { headers: request.headers, signal: request.signal });
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, response);
}

/** Often enough that no proxy takes a stream for abandoned, and that a caller who is gone is noticed by not taking it. */
const streamOptions = { eventIteratorKeepAliveInterval: 20_000 };

type Intercepted = {
  context: ApiContext;
  request: { method: string; url: URL };
  next: () => Promise<unknown>;
};

/** What is known of an endpoint by its address alone; one with an id in its address is asked itself (`platform/api.ts`). */
function declaredAccess({ method, url: { pathname } }: Intercepted['request']): Access {
  return accesses.get(`${method} ${pathname}`) ?? 'public';
}

const accesses = new Map(
  listEndpoints(contract).flatMap(({ name, method, path, access }): [string, Access][] => [
    [`POST /api/rpc/${name}`, access],
    [`${method} /api/rpc/${name}`, access],
    [`${method} /api${path}`, access],
  ]),
);

/**
 * Numbers of any length and regular expressions, which the RPC form knows and nothing in the contract is. To make them of
 * what anybody sends takes seconds, or fails where nobody expects it.
 */
const unusedTypes = [rpcTypes.BIGINT, rpcTypes.REGEXP].map((type) => ({
  type,
  condition: () => false,
  serialize: (value: unknown) => value,
  deserialize: () => {
    throw new TypeError('Nothing here is of this type');
  },
}));

/**
 * The RPC handler holds GET to what the contract declares, and takes any other method for a call. HEAD and OPTIONS pass for
 * reading wherever it is checked from which site a write comes, so that they must never get as far.
 */
function isRpcMethod(method: string, pathname: string): boolean {
  return method === 'POST' || method === 'GET' || method === methods.get(pathname);
}

const methods = new Map(listEndpoints(contract).map(({ name, method }) => [`/api/rpc/${name}`, method]));

/** Endpoints themselves throw only AppErrors; these are the refusals that come before one is reached. */
function refusal(error: unknown, log: Logger): AppError {
  if (error instanceof ORPCError) {
    return error.code === 'METHOD_NOT_SUPPORTED' ? new AppError('METHOD_NOT_ALLOWED') : outwardError(error, log);
  }
  // A body that could not be read as what it claims to be: the parser's own error.
  return new AppError('INVALID_INPUT', { fields: [{ path: '', problem: 'invalid' }] satisfies FieldProblem[] });
}

function translated(error: AppError, context: ApiContext, texts: Texts): AppError {
  error.message = texts.say(languageOf(context.headers), `errors:${error.code}`);
  for (const [name, value] of Object.entries(errorHeaders(error.data))) context.responseHeaders.set(name, value);
  return error;
}

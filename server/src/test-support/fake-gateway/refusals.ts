import type { Behaviour } from './behaviour.ts';

/** Refuses with a status and a body as a gateway would write them. */
export function refuses(status: number, body: object | string = {}, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers });
    response.end(isText ? body : JSON.stringify(body));
  };
}

export function refusesWith(status: number, message: string, code: string | null = null): Behaviour {
  return refuses(status, { error: { message, type: 'invalid_request_error', param: null, code } });
}

/** Where the error repeats what it was sent, the key first of all. */
export function echoesKey(status: number): Behaviour {
  return (response, request) => {
    const key = request.authorization?.replace('Bearer ', '');
    const message = `Incorrect API key provided: ${key}. Sent: ${JSON.stringify(request.body.messages)}`;
    return refuses(
      status,
      { error: { message, code: key, type: `key_${key}` } },
      { 'x-key': key ?? '' },
    )(response, request);
  };
}

export function redirectsTo(address: string): Behaviour {
  return refuses(307, {}, { location: address });
}

/** A model that knows no tools. */
export function refusesTools(refusal: Behaviour, otherwise: Behaviour): Behaviour {
  return (response, request) => (request.body.tools ? refusal : otherwise)(response, request);
}

type ErrorBody = { type: string; code?: string; param?: string; decline_code?: string; message: string };

/** An error as Stripe answers with. */
export class FakeError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function missing(thing: string, id: string | undefined, param: string): FakeError {
  const message = `No such ${thing}: '${id}'`;
  return new FakeError(404, { type: 'invalid_request_error', code: 'resource_missing', param, message });
}

export function refused(message: string, code?: string): FakeError {
  return new FakeError(400, { type: 'invalid_request_error', ...(code && { code }), message });
}

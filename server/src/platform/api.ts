import { contract, type EndpointMeta, type FieldProblem } from '@navor/contract';
import { mapEventIterator } from '@orpc/client';
import { implement, ORPCError, ValidationError } from '@orpc/server';
import { admit, type Viewer } from './access.ts';
import { AppError } from './errors.ts';
import { outwardError } from './http/error-answers.ts';
import type { Logger } from './logging.ts';
import { findUnstorableText, isUnstorableText } from './unstorable-text.ts';

/** What an endpoint knows of the request that it answers. */
export type ApiContext = {
  viewer: Viewer;
  /** The caller's network address, for limits. */
  address: string;
  headers: Headers;
  /** Collects what goes out with the answer, such as cookies. */
  responseHeaders: Headers;
  log: Logger;
};

/** Every endpoint is built from this: access is checked and errors are made presentable before and after it runs. */
export const os = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, procedure, next }, input) => {
    try {
      admit(context.viewer, (procedure['~orpc'].meta as EndpointMeta).access);
      return presentableEvents(await next(), (error) => presentable(error, input, context.log));
    } catch (error) {
      throw presentable(error, input, context.log);
    }
  });

/** What goes wrong in a stream is known only once it has begun. */
function presentableEvents<Result extends { output: unknown }>(result: Result, present: (error: unknown) => Error) {
  if (!isEvents(result.output)) return result;
  const output = mapEventIterator(result.output, {
    value: async (value) => value,
    error: async (error) => present(error),
  });
  return { ...result, output };
}

function isEvents(output: unknown): output is AsyncIterableIterator<unknown> {
  return typeof output === 'object' && output !== null && Symbol.asyncIterator in output;
}

function presentable(error: unknown, input: unknown, log: Logger): Error {
  if (isUnstorableText(error)) {
    const path = findUnstorableText(input) ?? '';
    return new AppError('INVALID_INPUT', { fields: [{ path, problem: 'invalid' }] satisfies FieldProblem[] });
  }
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return new AppError('INVALID_INPUT', { fields: error.cause.issues.map((issue) => fieldProblem(issue, input)) });
  }
  return outwardError(error, log);
}

type Issue = ValidationError['issues'][number] & {
  code?: string;
  format?: string;
  origin?: string;
  minimum?: number;
  inclusive?: boolean;
  maximum?: number;
  input?: unknown;
  /** What a check of our own in the contract says of it. */
  params?: { problem?: FieldProblem['problem'] };
};

function fieldProblem(issue: Issue, input: unknown): FieldProblem {
  const parts = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const path = parts.join('.');
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'too_small':
      if (isText && issue.minimum === 1) return { path, problem: 'required' };
      return { path, problem: isText ? 'too_short' : tooSmall(issue), limit: Number(issue.minimum) };
    case 'too_big':
      return { path, problem: isText ? 'too_long' : 'too_big', limit: Number(issue.maximum) };
    case 'invalid_format':
      if (issue.format === 'email') return { path, problem: 'not_an_email' };
      // A date or a time that was left out comes from a form as an empty text.
      return { path, problem: valueAt(input, parts) === '' ? 'required' : 'invalid' };
    case 'invalid_value':
      return { path, problem: 'not_allowed' };
    case 'invalid_type':
      return { path, problem: /received (undefined|null)/.test(issue.message) ? 'required' : 'invalid' };
    default:
      return { path, problem: issue.params?.problem ?? 'invalid' };
  }
}

function valueAt(input: unknown, [part, ...rest]: string[]): unknown {
  if (part === undefined) return input;
  return typeof input === 'object' && input !== null ? valueAt(Reflect.get(input, part), rest) : undefined;
}

function tooSmall({ inclusive }: Issue): FieldProblem['problem'] {
  return inclusive === false ? 'not_above' : 'too_small';
}

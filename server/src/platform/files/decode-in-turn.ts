import { AppError } from '../errors.ts';

/** Some of those that wait are kept whole in memory. */
const mostWaiting = 20;
let waiting = 0;
let lastPicture: Promise<unknown> = Promise.resolve();

/**
 * One picture at a time: each holds one of the few threads that files, hashes and compression need as well, for seconds
 * where somebody means it to, and nothing would be served once pictures have them all.
 */
export async function decodeInTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  if (waiting >= mostWaiting) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 10 });
  waiting += 1;
  const decoding = lastPicture.then(decode).finally(() => {
    waiting -= 1;
  });
  lastPicture = decoding.catch(() => undefined);
  return decoding;
}

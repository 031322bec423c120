import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Target } from './targets.ts';

/** Bytes on the wire, headers included. */
export type Probe = { bytes: number; encoding: string };

/** Asks once and makes sure that the answer is the one that is to be measured, not a redirect or an error. */
export async function probe(address: string, { path, headers, contains }: Target): Promise<Probe> {
  const response = await answerOf(`${address}${path}`, headers);
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${path} was answered with ${response.statusCode}`);
  const encoding = response.headers['content-encoding'] ?? 'none';
  const text = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
  if (contains && !text.includes(contains)) throw new Error(`The answer of ${path} does not contain ${contains}`);
  return { bytes: response.socket.bytesRead, encoding };
}

/** Over a connection of its own, so that what it has read is this one answer. */
function answerOf(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers, signal: AbortSignal.timeout(10_000) };
    get(url, options, resolve).once('error', reject);
  });
}

import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Candidate } from './exam-room.ts';

export type Answered = { status: number; body: string };

/** Requests over connections that stay open, as those of a browser do. */
export function connections(count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const ask = (url: string, { method, cookie, body }: { method: string; cookie: string; body?: string }) =>
    new Promise<Answered>((resolve, reject) => {
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
      const sent = request(url, { agent, method, headers, timeout: 10_000 }, async (response) => {
        try {
          resolve({ status: response.statusCode ?? 0, body: await text(response) });
        } catch (error) {
          reject(error);
        }
      });
      sent.once('timeout', () => sent.destroy(new Error(`${url} did not answer`)));
      sent.once('error', reject);
      sent.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

/** Saves a number as somebody's answer; the revision that stands afterwards. */
export async function saveAnswer(
  ask: ReturnType<typeof connections>['ask'],
  address: string,
  { cookie, attemptId, position }: Candidate,
  { answer, revision }: { answer: string; revision: number },
): Promise<number> {
  const body = JSON.stringify({ response: { type: 'numeric', text: answer }, revision, seconds: 1 });
  const url = `${address}/api/attempts/${attemptId}/answers/${position}`;
  const { status, body: told } = await ask(url, { method: 'PUT', cookie, body });
  if (status !== 200) throw new Error(`Saving an answer was answered with ${status}: ${told}`);
  return (JSON.parse(told) as { revision: number }).revision;
}

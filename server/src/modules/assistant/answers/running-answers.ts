import type { Services } from '../../../platform/services.ts';
import type { AnswerJob } from './prepare-request.ts';
import { produceAnswer } from './produce-answer.ts';

/** What this process writes; each server of a process has its own. */
const running = new WeakMap<Services, Set<Promise<void>>>();

/** Has an answer written beside the request that asked for it. */
export function startAnswer(services: Services, job: AnswerJob): void {
  const ofServer = running.get(services) ?? new Set();
  running.set(services, ofServer);
  const production = produceAnswer(services, job).finally(() => ofServer.delete(production));
  ofServer.add(production);
}

/** Waits for the ends of all answers. When the server stops they hear of it themselves, and end as interrupted. */
export async function untilAnswersEnded(services: Services): Promise<void> {
  await Promise.all(running.get(services) ?? []);
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Plan } from '../load.ts';
import { median, medianRatio } from '../statistics.ts';
import type { Candidate } from './exam-room.ts';
import { connections, saveAnswer } from './requests.ts';

/** Saving an answer is at least this share as fast as the plainest endpoint. */
export const savingBar = 1 / 10;

export type SavingSpeed = { savesPerSecond: number; plainPerSecond: number; ratio: number };

/** How fast answers are saved beside how fast the plainest endpoint answers the same callers, round by round. */
export async function measureSavingSpeed(
  address: string,
  room: readonly Candidate[],
  plan: Plan,
): Promise<SavingSpeed> {
  const callers = room.slice(0, plan.connections).map((candidate) => ({ candidate, revision: 0, count: 0 }));
  const { ask, close } = connections(plan.connections);
  const plain = async ({ candidate }: (typeof callers)[number]) => {
    const { status } = await ask(`${address}/api/session`, { method: 'GET', cookie: candidate.cookie });
    if (status !== 200) throw new Error(`The session was answered with ${status}`);
  };
  const save = async (caller: (typeof callers)[number]) => {
    caller.count += 1;
    const answer = { answer: `${caller.count} A`, revision: caller.revision };
    caller.revision = await saveAnswer(ask, address, caller.candidate, answer);
  };
  const perSecond = async (work: (caller: (typeof callers)[number]) => Promise<void>) => {
    await delay(200);
    const started = performance.now();
    const until = started + plan.seconds * 1000;
    const counts = await Promise.all(
      callers.map(async (caller) => {
        let count = 0;
        for (; performance.now() < until; count += 1) await work(caller);
        return count;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
  };
  try {
    const speeds = { saves: [] as number[], plain: [] as number[] };
    for (let round = 0; round <= plan.rounds; round += 1) {
      const measured = { plain: await perSecond(plain), saves: await perSecond(save) };
      // The first round only warms up.
      if (round === 0) continue;
      speeds.plain.push(measured.plain);
      speeds.saves.push(measured.saves);
    }
    return {
      savesPerSecond: median(speeds.saves),
      plainPerSecond: median(speeds.plain),
      ratio: medianRatio(speeds.saves, speeds.plain),
    };
  } finally {
    close();
  }
}

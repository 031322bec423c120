import { setImmediate as letOthersRun } from 'node:timers/promises';

/** In milliseconds: so long may others wait for a question that is being answered. */
const longestTurn = 15;

export type Turn = () => Promise<void>;

/** To be awaited between the steps of long work; from time to time others get their turn there. */
export function takeTurns(): Turn {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestTurn) return;
    await letOthersRun();
    since = performance.now();
  };
}

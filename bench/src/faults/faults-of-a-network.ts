import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { postmasterOf } from './faults-of-one-machine.ts';
import type { FaultyNetwork } from './faulty-network.ts';

const awayMs = 3000;

/** Faults of an installation whose database is elsewhere, with several processes before it. */
export const faultsOfANetwork = (network: FaultyNetwork): Fault[] => [
  {
    name: 'database restarted',
    endsServer: false,
    async bringAbout({ dataDirectory }) {
      const before = await postmasterOf(dataDirectory);
      process.kill(before, 'SIGINT');
      // Whoever keeps it running starts it again on the same port.
      while ((await postmasterOf(dataDirectory).catch(() => before)) === before) await delay(20);
    },
  },
  {
    name: `network cut for ${awayMs / 1000} s`,
    endsServer: false,
    async bringAbout() {
      network.cut();
      await delay(awayMs);
      network.restore();
    },
  },
  {
    name: `network silent for ${awayMs / 1000} s`,
    endsServer: false,
    async bringAbout() {
      network.silence();
      await delay(awayMs);
      network.restore();
    },
  },
];

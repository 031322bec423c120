import type { ServerProcess } from '../server-process.ts';

/** What a fault may lay hands on. */
export type Site = {
  server: () => ServerProcess;
  /** A new process in the place of one that is gone. */
  startAgain: () => Promise<void>;
  dataDirectory: string;
};

export type Fault = {
  name: string;
  /** Brings it about, and resolves when it is over and all should be well again. */
  bringAbout: (site: Site) => Promise<void>;
  /** Whether the process is meant to end by it. */
  endsServer: boolean;
};

export type Outcome =
  | { kind: 'skipped'; name: string; reason: string }
  | {
      kind: 'tried';
      name: string;
      acknowledged: number;
      refused: number;
      lost: number;
      /** How long the fault itself lasted, and how long it took after that until everybody was served. */
      lastedMs: number;
      backAfterMs: number | undefined;
      /** What went wrong, if anything did. */
      complaint: string | undefined;
    };

export function isFailure(outcome: Outcome): boolean {
  return outcome.kind === 'tried' && (outcome.lost > 0 || outcome.complaint !== undefined);
}

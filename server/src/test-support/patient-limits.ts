import type { ConnectionLimits } from '../platform/database/connection.ts';

/** For tests that are not about limits: on a machine that is busy with others everything may take its time. */
export const patientLimits: ConnectionLimits = {
  wait: 60_000,
  handshake: 60_000,
  statement: 60_000,
  answer: 65_000,
  idleTransaction: 60_000,
  keepAlive: 10_000,
};

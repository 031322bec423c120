import type { JobPauses } from '../platform/jobs.ts';

/** For tests of work that fails at first: it is tried again as soon as the queue allows. */
export const shortPauses: JobPauses = {
  ...{ retry: null, poll: 0.5, pollBesideMessages: 0.5 },
  ...{ silence: 10, supervision: 1 },
};

/** For tests in which nothing may be tried again by itself. */
export const endlessPauses: JobPauses = {
  ...{ retry: { first: 3600, longest: 3600 }, poll: 2, pollBesideMessages: 5 },
  ...{ silence: 3600, supervision: 60 },
};

import { os } from '../../platform/api.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { findAdministrationOverview } from './administration-overview.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export function systemRoutes(services: Services) {
  const { config, db, log, pool, version } = services;
  return {
    about: os.system.about.handler(() => ({ name: 'Navor', version, isDemo: config.isDemo })),

    reportProblem: os.system.reportProblem.handler(async ({ input, context }) => {
      await limitUse(pool, `problems:${context.address}`, { limit: 20, windowSeconds: 600 });
      log.warn({ problem: input }, 'a browser reported an error');
      return { accepted: true as const };
    }),

    overview: os.system.overview.handler(() => findAdministrationOverview(services, new Date())),

    audit: {
      entries: os.system.audit.entries.handler(({ input }) => listAuditEntries(db, input)),
    },
  };
}

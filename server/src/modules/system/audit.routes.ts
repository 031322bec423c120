import { os } from '../../platform/api.ts';
import type { Services } from '../../platform/services.ts';
import { listAuditEntries } from './list-audit-entries.ts';

export function auditRoutes({ db }: Services) {
  return {
    entries: os.system.audit.entries.handler(({ input }) => listAuditEntries(db, input.page)),
  };
}

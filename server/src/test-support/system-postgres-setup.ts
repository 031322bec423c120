import type { TestProject } from 'vitest/node';
import { setUpDatabaseServer, systemPostgres } from './global-setup.ts';

/** The same tests on the PostgreSQL of this machine, as behind DATABASE_URL. */
export default (project: TestProject) => setUpDatabaseServer(project, systemPostgres());

import { defineModule } from '../../platform/module.ts';
import { tutoringPersonalTables } from './tutoring.personal-data.ts';
import { tutoringRoutes } from './tutoring.routes.ts';

export const tutoring = defineModule({ routes: tutoringRoutes, personalTables: tutoringPersonalTables });

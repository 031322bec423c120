import { defineModule } from '../../platform/module.ts';
import { groupsPersonalTables } from './groups.personal-data.ts';
import { groupsRoutes } from './groups.routes.ts';

export const groups = defineModule({ routes: groupsRoutes, personalTables: groupsPersonalTables });

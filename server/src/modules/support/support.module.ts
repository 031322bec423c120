import { defineModule } from '../../platform/module.ts';
import { supportPersonalTables } from './support.personal-data.ts';
import { supportRoutes } from './support.routes.ts';

export const support = defineModule({ routes: supportRoutes, personalTables: supportPersonalTables });

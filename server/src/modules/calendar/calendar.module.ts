import { defineModule } from '../../platform/module.ts';
import { calendarPersonalTables } from './calendar.personal-data.ts';
import { calendarRoutes } from './calendar.routes.ts';

export const calendar = defineModule({ routes: calendarRoutes, personalTables: calendarPersonalTables });

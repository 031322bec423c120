import { defineModule } from '../../platform/module.ts';
import { calendarPersonalTables } from './calendar.personal-data.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { ownEventsCalendarSource } from './own-events/own-events-calendar-source.ts';
import { ownEventsSearchSource } from './own-events/own-events-search-source.ts';

export const calendar = defineModule({
  routes: calendarRoutes,
  personalTables: calendarPersonalTables,
  searchSources: [ownEventsSearchSource],
  calendarSources: [ownEventsCalendarSource],
});

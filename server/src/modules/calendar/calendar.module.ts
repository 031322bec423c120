import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { calendarListeners } from './calendar.listeners.ts';
import { calendarPersonalTables } from './calendar.personal-data.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { feedRoutes } from './feed/feed.routes.ts';
import { ownEventsCalendarSource } from './own-events/own-events-calendar-source.ts';
import { ownEventsSearchSource } from './own-events/own-events-search-source.ts';
import { replanStudyPlan, replanStudyPlans } from './study-plans/replan-study.ts';
import { studyBlocksCalendarSource } from './study-plans/study-blocks-calendar-source.ts';
import { studyPlansRoutes } from './study-plans/study-plans.routes.ts';

export const calendar = defineModule({
  routes: (services: Services) => ({
    ...calendarRoutes(services),
    feed: feedRoutes(services),
    studyPlans: studyPlansRoutes(services),
  }),
  jobs: [replanStudyPlan, replanStudyPlans],
  listeners: calendarListeners,
  personalTables: calendarPersonalTables,
  searchSources: [ownEventsSearchSource],
  calendarSources: [ownEventsCalendarSource, studyBlocksCalendarSource],
});

import { defineModule } from '../../platform/module.ts';
import { endDemoSessions } from './demo/end-demo-sessions.ts';
import { loadDemoSessions, renewDemoSessions } from './demo/load-demo-sessions.ts';
import { groupsListeners } from './groups.listeners.ts';
import { groupsPersonalTables } from './groups.personal-data.ts';
import { groupsRoutes } from './groups.routes.ts';
import { remindOfSessions } from './seats/announce-session-reminders.ts';
import { closeSeatPurchase } from './seats/close-seat-purchase.ts';
import { releaseLapsedSeats } from './seats/release-lapsed-seats.ts';
import { groupsCalendarSource } from './sessions/groups-calendar-source.ts';
import { groupsSearchSource } from './sessions/groups-search-source.ts';
import { withdrawPastSessions } from './sessions/withdraw-past-sessions.ts';

export const groups = defineModule({
  routes: groupsRoutes,
  jobs: [closeSeatPurchase, releaseLapsedSeats, remindOfSessions, renewDemoSessions, withdrawPastSessions],
  listeners: groupsListeners,
  personalTables: groupsPersonalTables,
  searchSources: [groupsSearchSource],
  calendarSources: [groupsCalendarSource],
  loadDemo: loadDemoSessions,
  endDemo: endDemoSessions,
});

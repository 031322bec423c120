import type { PersonalTable } from '../../platform/personal-data.ts';
import { calendarFeeds, ownEvents, studyBlocks, studyPlans } from './calendar.tables.ts';

export const calendarPersonalTables: PersonalTable[] = [
  { name: 'own-events', table: ownEvents, owner: ownEvents.userId },
  { name: 'study-plans', table: studyPlans, owner: studyPlans.userId },
  { name: 'study-blocks', table: studyBlocks, owner: studyBlocks.userId },
  { name: 'calendar-feeds', table: calendarFeeds, owner: calendarFeeds.userId, secrets: ['tokenHash'] },
];

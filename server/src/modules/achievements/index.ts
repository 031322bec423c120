export { achievementsSubscriptions } from './achievements.events.ts';
export { achievementsPersonalTables } from './achievements.personal-data.ts';
export { userActivities } from './achievements.tables.ts';
export { recordActivity } from './record-activity.ts';

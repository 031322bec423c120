export { userActivities } from './achievements.tables.ts';
export { recordActivity } from './record-activity.ts';

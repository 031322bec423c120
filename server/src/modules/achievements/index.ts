export { userActivities } from './achievements.tables.ts';
export { findPresenceByNickname } from './presence/find-presence.ts';
export { recordActivity } from './record-activity.ts';

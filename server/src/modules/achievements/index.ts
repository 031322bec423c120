export { userActivities } from './achievements.tables.ts';
export { grantBadges } from './badges/grant-badges.ts';
export { recordActivity } from './ledger/record-activities.ts';
export { findPresenceByNickname } from './presence/find-presence.ts';
export { visitProfile } from './presence/visit-profile.ts';

export { deleteClosedAccounts } from './account/delete-closed-accounts.ts';
export { requestVerificationLink } from './account/verify-email.ts';
export { issueEmailToken, readEmailToken, requestEmailLink, revokeTokens } from './email-tokens.ts';
export { findPlanHolders, planHoldersSubquery } from './find-plan-holders.ts';
export { findTiers } from './find-tiers.ts';
export {
  accountClosing,
  emailChanged,
  emailChangeRequested,
  emailVerificationRequested,
  emailVerified,
  passwordChanged,
  passwordResetRequested,
  rolesChanged,
  signedIn,
  signUpAttempted,
  twoFactorChanged,
} from './identity.events.ts';
export {
  findAdministrators,
  findReader,
  findRecipient,
  findRecipientByEmail,
  findRoles,
  findTimeZone,
  isClosing,
  lockPeople,
  lockPerson,
  peopleSubquery,
} from './identity.queries.ts';
export { ownerReference, users } from './identity.tables.ts';
export { countPeople } from './people/count-people.ts';
export { findAuditPage } from './people/find-audit-page.ts';
export { giveRole } from './people/give-role.ts';
export { namePeople } from './people/name-people.ts';
export { findWeeklyGoals } from './profile/find-weekly-goals.ts';
export { setAvatar } from './profile/set-avatar.ts';
export { updateProfile } from './profile/update-profile.ts';
export { shortName } from './short-name.ts';
export { findViewer } from './sign-in/find-viewer.ts';
export { isSessionOpen } from './sign-in/is-session-open.ts';
export { requestPasswordReset } from './sign-in/send-password-reset.ts';

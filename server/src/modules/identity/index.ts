export { authHandler } from './auth-handler.ts';
export { createAuthentication } from './authentication.ts';
export { deleteClosedAccounts } from './delete-closed-accounts.ts';
export { demoAccounts, demoPassword, openDemoAccounts } from './demo-accounts.ts';
export { findViewer } from './find-viewer.ts';
export { forgetExpiredSignIns } from './forget-expired-sign-ins.ts';
export {
  accountClosing,
  emailChanged,
  emailChangeRequested,
  passwordChanged,
  passwordResetRequested,
  signedIn,
  signUpAttempted,
  twoFactorChanged,
} from './identity.events.ts';
export { identityPersonalTables } from './identity.personal-data.ts';
export { findAdministrators, findRecipient, findRecipientByEmail, isClosing } from './identity.queries.ts';
export { identityRoutes } from './identity.routes.ts';
export { users } from './identity.tables.ts';
export { lockPerson } from './lock-person.ts';
export { namedPeople } from './named-people.ts';
export { ownedBy } from './owned-by.ts';
export { sendPasswordResetJob } from './send-password-reset.ts';
export { updateProfile } from './update-profile.ts';

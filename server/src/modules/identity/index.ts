export { authHandler } from './auth-handler.ts';
export { deleteClosedAccounts } from './delete-closed-accounts.ts';
export { demoAccounts, demoPassword } from './demo-accounts.ts';
export { findViewer } from './find-viewer.ts';
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
export { findAdministrators, findRecipient, findRecipientByEmail, isClosing } from './identity.queries.ts';
export { users } from './identity.tables.ts';
export { lockPerson } from './lock-person.ts';
export { namedPeople } from './named-people.ts';
export { ownedBy } from './owned-by.ts';
export { updateProfile } from './update-profile.ts';

export { deleteClosedAccounts } from './account/delete-closed-accounts.ts';
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
export {
  findAdministrators,
  findRecipient,
  findRecipientByEmail,
  isClosing,
  lockPerson,
  peopleSubquery,
} from './identity.queries.ts';
export { ownerReference, users } from './identity.tables.ts';
export { updateProfile } from './profile/update-profile.ts';
export { findViewer } from './sign-in/find-viewer.ts';

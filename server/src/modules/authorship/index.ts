export { findArchived, listArchived, setArchived } from './archive.ts';
export { authorshipDecided, authorshipRequested, editorInvited } from './authorship.events.ts';
export {
  findOwnerId,
  findPerson,
  isAdministrator,
  isAuthor,
  mayEdit,
  type Person,
  refuseForeign,
} from './authorship.policy.ts';
export { claimDocument, isReserved } from './claim-document.ts';
export { claimForDemoAuthor } from './demo-documents.ts';
export { type EditableIds, listEditable } from './list-editable.ts';
export { findInvitationNotice } from './people/find-invitation-notice.ts';
export { countOpenRequests } from './requests/count-open-requests.ts';
export { findRequestNotice } from './requests/find-request-notice.ts';
export { type AuthoringWrite, authoringWrite, findMade, makeOnce, partOfWrite } from './writes/make-once.ts';

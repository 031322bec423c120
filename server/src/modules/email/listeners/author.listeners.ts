import { textIn } from '@navor/languages';
import { listen } from '../../../platform/events.ts';
import {
  authorshipDecided,
  authorshipRequested,
  editorInvited,
  findInvitationNotice,
  findRequestNotice,
} from '../../authorship/index.ts';
import { findFailedPublication, scheduledPublicationFailed } from '../../cms/index.ts';
import { findAdministrators, findRecipientByEmail } from '../../identity/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { authorshipDecidedEmail } from '../templates/authors/authorship-decided.ts';
import { authorshipRequestedEmail } from '../templates/authors/authorship-requested.ts';
import { editorInvitedEmail } from '../templates/authors/editor-invited.ts';
import { publicationFailedEmail } from '../templates/authors/publication-failed.ts';

const request = listen(authorshipRequested, 'email.authorship-requested', async (db, { requestId }, services) => {
  const requester = await findRequestNotice(db, requestId);
  if (requester?.status !== 'open') return;
  for (const { id } of await findAdministrators(db)) {
    await sendAccountEmail(db, services, id, {
      cause: `authorship-requested:${requestId}:${id}`,
      template: authorshipRequestedEmail,
      data: { requester },
    });
  }
});

const decision = listen(authorshipDecided, 'email.authorship-decided', async (db, { requestId }, services) => {
  const requester = await findRequestNotice(db, requestId);
  if (!requester || requester.status === 'open') return;
  await sendAccountEmail(db, services, requester.userId, {
    cause: `authorship-decided:${requestId}`,
    template: authorshipDecidedEmail,
    data: { isApproved: requester.status === 'approved', reason: requester.declineReason },
  });
});

/** Only accounts are written to: an address that nobody has an account with belongs to somebody who has nothing to do with us. */
const invitation = listen(editorInvited, 'email.editor-invited', async (db, { invitationId }, services) => {
  const notice = await findInvitationNotice(db, invitationId);
  const invited = notice && (await findRecipientByEmail(db, notice.email));
  if (!notice || !invited) return;
  await sendAccountEmail(db, services, invited.id, {
    cause: `editor-invited:${invitationId}`,
    template: editorInvitedEmail,
    data: { inviter: notice.inviter, kind: notice.kind },
  });
});

const failure = listen(scheduledPublicationFailed, 'email.publication-failed', async (db, { scheduleId }, services) => {
  const failed = await findFailedPublication(db, scheduleId);
  if (!failed) return;
  const { title, concernedIds, ...publication } = failed;
  // What nobody has, administrators look after.
  const readers = concernedIds.length > 0 ? concernedIds : (await findAdministrators(db)).map(({ id }) => id);
  for (const userId of readers) {
    await sendAccountEmail(db, services, userId, {
      cause: `publication-failed:${scheduleId}:${userId}`,
      template: publicationFailedEmail,
      data: (language) => ({ ...publication, title: textIn(title, language) }),
    });
  }
});

export const authorEmailListeners = [request, decision, invitation, failure];

import { withoutSecrets } from '../../platform/mail/message.ts';
import type { PersonalTable } from '../../platform/personal-data.ts';
import { mails } from '../../platform/platform.tables.ts';
import { contactMessageCause } from './listeners/support.listeners.ts';

export const emailPersonalTables: PersonalTable[] = [
  {
    name: 'e-mails',
    table: mails,
    owner: mails.ownerId,
    present: (row) => ({
      ...row,
      // Whoever writes to us does not learn thereby who looks after the installation.
      ...(String(row.cause).startsWith(contactMessageCause) && { recipient: null, cause: null, failure: null }),
      // Whoever finds an open browser must not get a new password out of the export.
      html: withoutSecrets(String(row.html)),
      text: withoutSecrets(String(row.text)),
    }),
  },
];

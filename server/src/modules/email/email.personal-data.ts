import { withoutSecrets } from '../../platform/message.ts';
import type { PersonalTable } from '../../platform/personal-data.ts';
import { mails } from '../../platform/platform.tables.ts';

export const emailPersonalTables: PersonalTable[] = [
  {
    name: 'e-mails',
    table: mails,
    owner: mails.ownerId,
    // Whoever finds an open browser must not get a new password out of the export.
    present: (row) => ({ ...row, html: withoutSecrets(String(row.html)), text: withoutSecrets(String(row.text)) }),
  },
];

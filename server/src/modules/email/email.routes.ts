import { desc, eq } from 'drizzle-orm';
import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import { mails } from '../../platform/platform.tables.ts';
import type { Services } from '../../platform/services.ts';

export function emailRoutes({ config, db }: Services) {
  return {
    /** Everybody may read a demo's mail, because nobody's real mail is in it; elsewhere the address does not exist. */
    outbox: os.email.outbox.handler(async ({ input }) => {
      if (!config.isDemo) throw new AppError('NOT_FOUND');
      const rows = await db
        .select()
        .from(mails)
        .where(input.to ? eq(mails.recipient, input.to.toLowerCase()) : undefined)
        .orderBy(desc(mails.createdAt))
        .limit(100);
      return rows.map(({ id, recipient, subject, html, text, createdAt }) => ({
        id,
        to: recipient,
        subject,
        html,
        text,
        created_at: createdAt,
      }));
    }),
  };
}

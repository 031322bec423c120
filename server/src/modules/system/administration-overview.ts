import type { Administration } from '@navor/contract';
import { and, isNotNull, isNull } from 'drizzle-orm';
import { mails } from '../../platform/platform.tables.ts';
import type { Services } from '../../platform/services.ts';
import { countSubscriptions } from '../billing/index.ts';
import { countPeople } from '../identity/index.ts';
import { countContactMessages } from '../support/index.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** What has happened lately and what waits for administrators, by four statements at most. */
export async function findAdministrationOverview({ db, config }: Services, now: Date): Promise<Administration> {
  const since = new Date(now.getTime() - week);
  const has_mail_server = Boolean(config.smtpUrl);
  const [people, subscriptions, failing, messages] = await Promise.all([
    countPeople(db, since),
    countSubscriptions(db),
    has_mail_server ? db.$count(mails, and(isNull(mails.sentAt), isNotNull(mails.failure))) : 0,
    countContactMessages(db, since),
  ]);
  return { people, subscriptions, mail: { has_mail_server, failing }, contact: { new: messages } };
}

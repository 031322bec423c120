import type { Administration } from '@navor/contract';
import { countFailingMails } from '../../platform/mail/count-failing-mails.ts';
import type { Services } from '../../platform/services.ts';
import { countOpenRequests } from '../authorship/index.ts';
import { countSubscriptions } from '../billing/index.ts';
import { countPeople } from '../identity/index.ts';
import { countContactMessages } from '../support/index.ts';
import { countUndecided } from '../tutoring/index.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** What has happened lately and what waits for administrators, by six statements at most. */
export async function findAdministrationOverview({ db, config }: Services, now: Date): Promise<Administration> {
  const since = new Date(now.getTime() - week);
  const has_mail_server = Boolean(config.smtpUrl);
  const [people, subscriptions, mail, messages, tutoring, requests] = await Promise.all([
    countPeople(db, since),
    countSubscriptions(db),
    countFailingMails(db, has_mail_server),
    countContactMessages(db, since),
    countUndecided(db),
    countOpenRequests(db),
  ]);
  return {
    people,
    subscriptions,
    mail: { has_mail_server, ...mail },
    contact: { new: messages },
    tutoring,
    authorship: { requests },
  };
}

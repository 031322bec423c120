import { signedIn } from '../../platform/access.ts';
import { os } from '../../platform/api.ts';
import { AppError } from '../../platform/errors.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { isAdministrator, maySendTo } from './email.policy.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listOutbox } from './list-outbox.ts';
import { sendAdministratorEmail, sendOwnEmail } from './send-requested-email.ts';

/** More than anybody needs, and too few to flood a mailbox. */
const perUser = { limit: 20, windowSeconds: 3600 };

export function emailRoutes(services: Services) {
  const { config, db } = services;
  return {
    send: os.email.send.handler(async ({ input, context }) => {
      const { user } = signedIn(context.viewer);
      if (!maySendTo(user, input.to)) throw new AppError('FORBIDDEN');
      await limitUse(services.pool, `send-email:${user.id}`, perUser);
      const { to, ...email } = input;
      const language = languageOf(context.headers);
      const at = new Date();
      await (isAdministrator(user)
        ? sendAdministratorEmail(services, { senderId: user.id, to, email, fallbackLanguage: language, at })
        : sendOwnEmail(services, { userId: user.id, address: user.email, email, language, at }));
      return { accepted: true as const };
    }),

    deliveries: os.email.deliveries.handler(({ input }) =>
      listDeliveries(db, { ...input, hasMailServer: Boolean(config.smtpUrl) }),
    ),

    retry: os.email.retry.handler(async ({ input }) => {
      if (!(await services.mail.retry(db, input.id))) throw new AppError('NOT_FOUND');
      return { accepted: true as const };
    }),

    /** Everybody may read a demo's mail, because nobody's real mail is in it; elsewhere the address does not exist. */
    outbox: os.email.outbox.handler(async ({ input }) => {
      if (!config.isDemo) throw new AppError('NOT_FOUND');
      return listOutbox(db, input.to);
    }),
  };
}

import type { AssistantStanding } from '@navor/contract';
import type { Language } from '@navor/languages';
import { type SignedIn, signedIn } from '../../platform/access.ts';
import { type ApiContext, os } from '../../platform/api.ts';
import { limitUse } from '../../platform/rate-limit.ts';
import type { Services } from '../../platform/services.ts';
import { languageOf } from '../../platform/texts.ts';
import { dayOf } from '../../platform/time/days.ts';
import { timeZoneOf } from '../../platform/time/time-zone.ts';
import { followAnswer, startAfter } from './answers/follow-answer.ts';
import { readAnswer } from './answers/read-answer.ts';
import { stopAnswer } from './answers/stop-answer.ts';
import { showAttachment } from './attachments/show-attachment.ts';
import { removeConversation, renameConversation } from './conversations/change-conversation.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { readConversation } from './conversations/read-conversation.ts';
import { exampleAnswers } from './showcase/example-answers.ts';
import { tryAssistant } from './showcase/try-assistant.ts';
import { findOpenAttempt } from './teaching/find-open-attempt.ts';
import { ask } from './turns/ask.ts';
import { askAgain } from './turns/ask-again.ts';
import { type Asker, readAllowance } from './usage/read-allowance.ts';
import { readOwnUsage, readTotalUsage } from './usage/read-usage.ts';

const done = { done: true as const };

/** What comes back costs nothing, and could be asked for endlessly. */
const askingLimit = { limit: 60, windowSeconds: 60 };

export function assistantRoutes(services: Services) {
  const { pool } = services;
  const { assistant } = os;

  const limitAsking = ({ user }: SignedIn) => limitUse(pool, `assistant-asking:${user.id}`, askingLimit);

  return {
    standing: assistant.standing.handler(({ context }) =>
      readStanding(services, askerOf(context), languageOf(context.headers)),
    ),

    list: assistant.list.handler(({ input, context }) => {
      const { user } = signedIn(context.viewer);
      return listConversations(pool, { ...input, userId: user.id });
    }),

    get: assistant.get.handler(({ input, context }) => readConversation(services, signedIn(context.viewer), input)),

    rename: assistant.rename.handler(async ({ input, context }) => {
      await renameConversation(services, signedIn(context.viewer), input);
      return done;
    }),

    remove: assistant.remove.handler(async ({ input, context }) => {
      await removeConversation(services, signedIn(context.viewer), input.conversationId);
      return done;
    }),

    attachment: assistant.attachment.handler(({ input, context }) =>
      showAttachment(services, signedIn(context.viewer), input.attachment, languageOf(context.headers)),
    ),

    ask: assistant.ask.handler(async ({ input, context }) => {
      const asker = askerOf(context);
      await limitAsking(asker.viewer);
      return ask(services, { ...asker, ...input });
    }),

    askAgain: assistant.askAgain.handler(async ({ input, context }) => {
      const asker = askerOf(context);
      await limitAsking(asker.viewer);
      return askAgain(services, { ...asker, ...input });
    }),

    answers: {
      get: assistant.answers.get.handler(({ input, context }) =>
        readAnswer(services, signedIn(context.viewer), input.answerId),
      ),

      follow: assistant.answers.follow.handler(({ input: { answerId, after }, context, signal, lastEventId }) => {
        const viewer = signedIn(context.viewer);
        return followAnswer(services, { viewer, answerId, after: startAfter(after, lastEventId), signal });
      }),

      stop: assistant.answers.stop.handler(({ input, context }) =>
        stopAnswer(services, signedIn(context.viewer), input.answerId),
      ),

      try: assistant.answers.try.handler(({ input, context: { address, viewer } }) =>
        tryAssistant(services, { ...input, address, viewer, now: new Date() }),
      ),

      examples: assistant.answers.examples.handler(({ input }) => exampleAnswers(services, input.language, new Date())),
    },

    usage: {
      own: assistant.usage.own.handler(({ input, context }) => readOwnUsage(services, askerOf(context), input.days)),

      total: assistant.usage.total.handler(({ input, context: { viewer, headers } }) =>
        readTotalUsage(pool, dayOf(new Date(), timeZoneOf(viewer, headers)), input.days),
      ),
    },
  };
}

function askerOf({ viewer, headers }: ApiContext): Asker {
  return { viewer: signedIn(viewer), timeZone: timeZoneOf(viewer, headers), now: new Date() };
}

async function readStanding(services: Services, asker: Asker, language: Language): Promise<AssistantStanding> {
  const { gateway } = services.config;
  const [allowance, attempt] = await Promise.all([
    readAllowance(services.db, asker),
    findOpenAttempt(services, asker.viewer.user.id, asker.now, language),
  ]);
  return {
    source: gateway ? 'gateway' : 'embedded',
    model: gateway?.model ?? null,
    allowance,
    open_attempt: attempt && { attempt_id: attempt.attemptId, title: attempt.title },
  };
}

import type { Api } from '@navor/contract/page-request';
import type { Language } from '@navor/languages';
import { redirect } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { orNotFound } from '#screen/or-not-found.ts';
import { ownSessionPath } from '../../group-paths.ts';
import { discussionIntents } from '../discussion/load-discussion.ts';

type Sent = {
  sessionId: string;
  form: FormData;
  language: Language;
  /** Whether the form was sent without scripts, so that a page has to follow. */
  isPage: boolean;
};

/** What the forms of a session's screen do: take a seat, give it back, call the session off, discuss it. */
export async function answerSessionForm(api: Api, sent: Sent) {
  const { groups } = api;
  const { sessionId, form, language, isPage } = sent;
  const path = ownSessionPath(sessionId);
  const intents = {
    join: async (fields: FormData) => {
      const joined = await orNotFound(
        groups.join({
          ...{ sessionId, language },
          ...{ or_wait: fields.has('or_wait'), accepts_overlap: fields.has('accepts_overlap') },
        }),
      );
      if (joined.kind === 'payment') throw redirect(joined.url);
      if (isPage) throw redirect(path);
      return joined;
    },
    leave: async () => {
      const left = await orNotFound(groups.leave({ sessionId }));
      if (isPage) throw redirect(path);
      return left;
    },
    cancel: async (fields: FormData) => {
      const cancelled = await orNotFound(groups.cancel({ sessionId, reason: textOf(fields, 'reason').trim() }));
      if (isPage) throw redirect(path);
      return cancelled;
    },
    ...discussionIntents(api, sessionId),
  };
  const answer = await answerIntent(form, signedInOnly(intents, path), ['reason', 'text']);
  // What is written without scripts is seen on a fresh page, which can be loaded again without being sent again.
  if (isPage && answer.data.kind === 'done' && answer.data.intent.endsWith('-message'))
    throw redirect(`${path}#discussion`);
  return answer;
}

type Intents = Record<string, (form: FormData) => Promise<object>>;

/** Who was signed out meanwhile, in another tab, comes back here after logging in. */
function signedInOnly<All extends Intents>(intents: All, path: string): All {
  const guarded = Object.entries(intents).map(([name, perform]) => [
    name,
    (form: FormData) =>
      perform(form).catch((error: unknown) => {
        if (isApiError(error) && error.code === 'NOT_AUTHENTICATED') throw redirect(requiredLoginPath(path));
        throw error;
      }),
  ]);
  return Object.fromEntries(guarded) as All;
}

export type SessionAnswer = Awaited<ReturnType<typeof answerSessionForm>>['data'];

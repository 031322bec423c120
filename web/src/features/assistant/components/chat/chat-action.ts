import type { Api } from '@navor/contract/page-request';
import type { Language } from '@navor/languages';
import { redirect } from 'react-router';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { chatPath, conversationPath } from '../../assistant-paths.ts';
import { nameAttachments } from './load-chat.ts';

type Sent = {
  form: FormData;
  url: URL;
  /** Undefined on the screen of a new one. */
  conversationId: string | undefined;
  language: Language;
  /** Whether the form was sent without scripts, so that a page has to follow. */
  isPage: boolean;
};

/** What the forms of the chat do. With scripts, questions are asked and stopped without them. */
export async function answerChatForm(api: Api, { form, url, conversationId, language, isPage }: Sent) {
  const { assistant } = api;
  const intents = {
    ask: async (fields: FormData) => {
      const asked = textOf(fields, 'conversation_id');
      const ids = { conversationId: asked, turnId: textOf(fields, 'turn_id'), answerId: textOf(fields, 'answer_id') };
      // As they were shown: one that was refused there is not asked about.
      const named = await nameAttachments(api, url.searchParams);
      const attachments = named.flatMap((shown) => shown?.attachment ?? []);
      const begins = conversationId === undefined;
      await assistant.ask({ ...ids, text: typedText(fields), attachments, language, begins });
      throw redirect(`${conversationPath(asked)}#newest`);
    },
    stop: (fields: FormData) => assistant.answers.stop({ answerId: textOf(fields, 'answer_id') }),
    again: (fields: FormData) =>
      assistant.askAgain({
        ...{ turnId: textOf(fields, 'turn_id'), answerId: textOf(fields, 'answer_id') },
        ...(fields.has('text') && { text: typedText(fields) }),
      }),
    rename: (fields: FormData) =>
      assistant.rename({ conversationId: textOf(fields, 'conversation_id'), title: textOf(fields, 'title') }),
    delete: async (fields: FormData) => {
      const deleted = textOf(fields, 'conversation_id');
      const done = await assistant.remove({ conversationId: deleted });
      if (deleted === conversationId) throw redirect(chatPath);
      return done;
    },
  };
  const answer = await answerIntent(form, intents, ['text', 'title']);
  // A page that followed at once would be sent again with each reload.
  if (isPage && answer.data.kind === 'done') {
    throw redirect(conversationId ? `${conversationPath(conversationId)}#newest` : chatPath);
  }
  return answer;
}

/** Forms send each end of a line as two characters, which would count as such and look like another text. */
function typedText(fields: FormData): string {
  return textOf(fields, 'text').replaceAll('\r\n', '\n');
}

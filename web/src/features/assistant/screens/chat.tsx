import { Alert } from '@navor/ui/alert.tsx';
import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { newId } from '#platform/new-id.ts';
import { apiOf, pageOf } from '#platform/page-context.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { mathFonts } from '#screen/reading/math-fonts.ts';
import { chatPath, conversationPath } from '../assistant-paths.ts';
import { Chat } from '../components/chat/chat.tsx';
import { answerChatForm } from '../components/chat/chat-action.ts';
import { ChatHeader } from '../components/chat/chat-header.tsx';
import { loadChat } from '../components/chat/load-chat.ts';
import { NewIdsContext } from '../components/chat/new-ids.tsx';
import { useConversationSync } from '../components/state/use-conversation-sync.ts';
import type { Route } from './+types/chat.ts';

/** Pages come with it; its script may come after that of the conversation. */
const History = lazyPart(async () => (await import('../components/history/history.tsx')).History);

export const handle: ScreenHandle = { namespaces: ['assistant', 'formula', 'calculator'] };

export const links: Route.LinksFunction = mathFonts;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  return loadChat(apiOf(context), params.conversationId, url.searchParams);
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { api, preferences } = pageOf(context);
  return answerChatForm(api, {
    ...{ form: await request.formData(), url, conversationId: params.conversationId },
    ...{ language: preferences.language, isPage: isForPage(request) },
  });
}

export { shouldRevalidate } from '#screen/revalidate-after-refusal.ts';

export default function ChatScreen({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation('assistant');
  const { user } = useAuth();
  const tellOtherTabs = useConversationSync(user?.id);
  const { standing, history, conversation, attached, hasRefusedAttachment, isHistoryOpen, newIds } = loaderData;
  const [id, setId] = useState(params.conversationId ?? newIds.conversationId);
  const [shownParam, setShownParam] = useState(params.conversationId);
  if (params.conversationId !== shownParam) {
    setShownParam(params.conversationId);
    // A new conversation keeps its screen when it gets its address; the way to a new one begins another.
    setId(params.conversationId ?? newId());
  }
  const refused = useRefusal(actionData);
  if (!user) return null;
  const path = params.conversationId ? conversationPath(params.conversationId) : chatPath;
  const title = conversation?.title ?? t('title');
  return (
    <NewIdsContext value={{ ...newIds, conversationId: id }}>
      <PageMeta title={title} isIndexed={false} />
      <div className="-mb-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:-mb-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div
          className={clsx(
            // As high as the screen below the header, so that the place to write in stands still at its lower edge.
            'mx-auto flex min-h-[calc(100dvh-5.5rem)] w-full min-w-0 max-w-reading flex-col gap-6 md:min-h-[calc(100dvh-6rem)]',
            isHistoryOpen && 'max-lg:hidden',
          )}
        >
          <ChatHeader title={title} language={conversation?.language} path={path} standing={standing} />
          {hasRefusedAttachment && <Alert tone="warn">{t('attachment.refused')}</Alert>}
          <Chat
            key={id}
            conversationId={id}
            userId={user.id}
            tellOtherTabs={tellOtherTabs}
            conversation={conversation}
            endsWithNewest={loaderData.endsWithNewest}
            standing={standing}
            attached={attached}
            refused={refused}
          />
        </div>
        {/* On phones, the list takes the place of the conversation and its heading. */}
        {isHistoryOpen && (
          <h1 lang={conversation?.language} className="sr-only lg:hidden">
            {title}
          </h1>
        )}
        <Suspense fallback={null}>
          <History
            history={history}
            path={path}
            currentId={params.conversationId}
            isOpen={isHistoryOpen}
            onChanged={tellOtherTabs}
          />
        </Suspense>
      </div>
    </NewIdsContext>
  );
}

/** Of a form that was sent without scripts: with them, each tells it beside itself. */
function useRefusal(answer: IntentAnswer | undefined) {
  const refusal = answer?.kind === 'refused' ? answer.refusal : undefined;
  const { formError, fieldError, values } = useAnswerTexts(refusal);
  if (!refusal) return undefined;
  const text = answer?.intent === 'ask' ? values.text : undefined;
  return { text, error: fieldError('text') ?? fieldError('title') ?? formError };
}

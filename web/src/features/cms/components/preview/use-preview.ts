import type { ErrorCode } from '@navor/contract';
import { api } from '#platform/browser-api.ts';
import { useAnswerWhileTyping } from '#screen/editing/use-answer-while-typing.ts';

type Asked = Parameters<typeof api.cms.previews.text>[0];
export type Preview = Awaited<ReturnType<typeof api.cms.previews.text>>;

export type PreviewState = { preview: Preview | null; isBehind: boolean; refusal: ErrorCode | null };

/** The text as its page would show it. */
export function usePreview({ kind, id, path, text }: Asked): PreviewState {
  const asked = { kind, id, path, text };
  const { answer, isBehind, refusal } = useAnswerWhileTyping(JSON.stringify(asked), (signal) =>
    api.cms.previews.text(asked, { signal }),
  );
  return { preview: answer, isBehind, refusal };
}

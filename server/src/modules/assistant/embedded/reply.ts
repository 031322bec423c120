import type { AnswerBlock, AnswerNotice } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import type { AnswerRequest } from '../answers/pipeline.ts';

/** Markdown with LaTeX and `[1]` for passages, or a block that is finished by itself. */
export type ReplyPart = { kind: 'text'; text: string } | { kind: 'block'; block: AnswerBlock };

export type Reply = { parts: ReplyPart[]; notices: AnswerNotice[] };

/** What an intent is found and answered with. */
export type ReplyContext = {
  services: Services;
  request: AnswerRequest;
  /** A text of `assistant-replies`, in the conversation's language. */
  say: (key: string, values?: Record<string, unknown>) => string;
};

/** One way to understand a question; null where it is not meant so. */
export type Intent = (context: ReplyContext) => Promise<Reply | null>;

/** What is null or empty is left out. */
export function replyOf(...parts: (ReplyPart | string | null)[]): Reply {
  const shown = parts.flatMap((part) => (part === null || part === '' ? [] : [part]));
  return { parts: shown.map((part) => (typeof part === 'string' ? paragraph(part) : part)), notices: [] };
}

/** Questions to choose from; choosing one asks it. */
export function choicesPart(choices: { label: string; question: string }[]): ReplyPart | null {
  if (choices.length === 0) return null;
  const source = choices.map(({ question }) => `- ${question}`).join('\n');
  return { kind: 'block', block: { kind: 'choices', choices, source } };
}

function paragraph(text: string): ReplyPart {
  return { kind: 'text', text: `${text.trim()}\n\n` };
}

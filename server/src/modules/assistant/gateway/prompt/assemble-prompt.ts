import type { Texts } from '../../../../platform/texts.ts';
import type { AnswerRequest } from '../../answers/pipeline.ts';
import { fenced } from './fence.ts';
import { type Message, shortenHistory } from './shorten-history.ts';
import { shortenText } from './shorten-text.ts';

export type Prompt = { system?: string; messages: Message[] };

/** In characters; the question itself is never shortened. */
export type PromptSize = { attachments: number; passages: number; history: number };
export const promptSizes = {
  usual: { attachments: 12_000, passages: 10_000, history: 9000 },
  /** For models that read little. */
  small: { attachments: 3000, passages: 3000, history: 0 },
} satisfies Record<string, PromptSize>;

type PromptOptions = {
  say: Texts['say'];
  /** Made anew for each request: marks what is data in it. */
  boundary: string;
  size: PromptSize;
  /** Without one, the rules come before the first question. */
  hasSystemRole: boolean;
};

/**
 * What a model is told: our rules, the last turns, then content as data and the question. Nothing of the learner goes with it but
 * what they wrote and attached.
 */
export function assemblePrompt(request: AnswerRequest, { say, boundary, size, hasSystemRole }: PromptOptions): Prompt {
  const system = systemRules(request, say, boundary);
  const messages: Message[] = [
    ...shortenHistory(request.history, size.history),
    { role: 'user', content: [...materials(request, { say, boundary, size }), request.question].join('\n\n') },
  ];
  if (hasSystemRole) return { system, messages };
  const [first, ...later] = messages;
  return { messages: [{ role: 'user', content: `${system}\n\n${first?.content ?? ''}` }, ...later] };
}

const rules = [
  'role',
  'language',
  'teaching',
  'mathematics',
  'citing',
  'nothing_fits',
  'links',
  'tools',
  'data',
  'secrets',
] as const;

function systemRules({ language, instructions }: AnswerRequest, say: Texts['say'], boundary: string): string {
  const told = rules.map((rule) => say(language, `assistant-prompt:${rule}`, { boundary }));
  return [...told, ...instructions]
    .filter((rule) => rule.trim() !== '')
    .map((rule) => `- ${rule}`)
    .join('\n');
}

function materials(
  { attachments, passages, language }: AnswerRequest,
  { say, boundary, size }: Pick<PromptOptions, 'say' | 'boundary' | 'size'>,
): string[] {
  const readable = attachments.filter(({ text }) => text.trim() !== '');
  const ofEach = Math.floor(size.attachments / Math.max(1, readable.length));
  const attached = readable.map(({ title, text }) =>
    fenced({ label: 'attachment', text: `${title}\n\n${shortenText(text, ofEach)}`, boundary }),
  );
  let left = size.passages;
  const found: string[] = [];
  for (const { number, title, heading, text } of passages) {
    if (left <= 0) break;
    const shown = shortenText(text, left);
    left -= shown.length;
    const name = heading ? `${title}, ${heading}` : title;
    found.push(fenced({ label: `source [${number}]`, text: `${name}\n\n${shown}`, boundary }));
  }
  return [
    ...(attached.length > 0 ? [say(language, 'assistant-prompt:attached'), ...attached] : []),
    ...(found.length > 0 ? [say(language, 'assistant-prompt:found'), ...found] : []),
    ...(attached.length + found.length > 0 ? [say(language, 'assistant-prompt:question')] : []),
  ];
}

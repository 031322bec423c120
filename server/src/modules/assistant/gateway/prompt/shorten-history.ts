import type { AnswerRequest } from '../../answers/pipeline.ts';
import { shortenText } from './shorten-text.ts';

export type Message = { role: 'user' | 'assistant'; content: string };

/** Of one question or answer from before. */
const mostOfOne = 3000;

/** The newest turns that have room, the oldest first. Their passages had other numbers, so their citations are taken out. */
export function shortenHistory(history: AnswerRequest['history'], most: number): Message[] {
  const messages: Message[] = [];
  let left = most;
  for (const { question, answer } of history.toReversed()) {
    // Servers want questions and answers in turn: one that was never answered is left out.
    if (answer.trim() === '' || question.trim() === '') continue;
    const asked = shortenText(question, mostOfOne);
    const answered = shortenText(withoutCitations(answer), mostOfOne);
    left -= asked.length + answered.length;
    if (left < 0) break;
    messages.unshift({ role: 'user', content: asked }, { role: 'assistant', content: answered });
  }
  return messages;
}

function withoutCitations(answer: string): string {
  return answer.replace(/ ?\[\d{1,2}\](?![(\w])/g, '');
}

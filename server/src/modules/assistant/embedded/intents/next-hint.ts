import { showNextHint } from '../../../quizzes/index.ts';
import { type Intent, replyOf } from '../reply.ts';
import { wordsOf } from '../wording/same-words.ts';

const hintWords = /^(?:namig\p{L}*|hints?|tip(?:p|ps|s)?|hinweise?s?)$/u;

/** What the author of a question wrote for whoever is stuck. A settled question has no hints any more. */
export const giveNextHint: Intent = async ({ services, request, say }) => {
  const { viewer, language, now, question, attachments } = request;
  const asksForHint = wordsOf(question).some((word) => hintWords.test(word));
  const attached = attachments.find(({ attachment }) => attachment.kind === 'question')?.attachment;
  if (attached?.kind !== 'question' || viewer.kind !== 'signed-in') {
    return asksForHint && wordsOf(question).length <= 6 ? replyOf(say('hint.attach')) : null;
  }
  const { attempt_id: attemptId, position } = attached;
  const hint = await showNextHint(services, { userId: viewer.user.id, attemptId, position, language, now });
  if (!hint) return asksForHint ? replyOf(say('hint.noMore')) : null;
  const { html, text: source, number } = hint;
  const block = { kind: 'html' as const, html, source, equalities: [] };
  return replyOf(`**${say('hint.number', { number })}**`, { kind: 'block', block }, say('hint.try'));
};

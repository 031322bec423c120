import { giveHint } from '../../teaching/give-hint.ts';
import type { QuestionPlace } from '../../teaching/leaks/find-leak.ts';
import { type Intent, type ReplyContext, replyOf } from '../reply.ts';
import { wordsOf } from '../wording/same-words.ts';

const hintWords = /^(?:namig\p{L}*|hints?|tip(?:p|ps|s)?|hinweise?s?)$/u;
const helpWords = /^(?:help|stuck|pomoc\p{L}*|pomag\p{L}*|zatakn\p{L}*|hilfe|helfen|hilf)$/u;

/** What the author of a question wrote for whoever is stuck. A settled question has no hints any more. */
export const giveAskedHint: Intent = async (context) => {
  const words = wordsOf(context.request.question);
  const asksForHint = words.some((word) => hintWords.test(word));
  if (!placeOf(context)) return asksForHint && words.length <= 6 ? replyOf(context.say('hint.attach')) : null;
  if (!asksForHint && !words.some((word) => helpWords.test(word))) return null;
  return (await nextHint(context)) ?? (asksForHint ? replyOf(context.say('hint.noMore')) : null);
};

/** To whatever nothing else answers: each hint is remembered in the attempt, and none is used up beside an answer. */
export const offerNextHint: Intent = async (context) => (placeOf(context) ? nextHint(context) : null);

function placeOf({ request: { viewer, attachments } }: ReplyContext): QuestionPlace | null {
  const attached = attachments.find(({ attachment }) => attachment.kind === 'question')?.attachment;
  if (attached?.kind !== 'question' || viewer.kind !== 'signed-in') return null;
  return { attemptId: attached.attempt_id, position: attached.position };
}

async function nextHint(context: ReplyContext) {
  const { services, request, say } = context;
  const place = placeOf(context);
  const hint = place && (await giveHint(services, request, place));
  if (!hint) return null;
  const { html, text: source, number } = hint;
  const block = { kind: 'html' as const, html, source, equalities: [] };
  return replyOf(`**${say('hint.number', { number })}**`, { kind: 'block', block }, say('hint.try'));
}

import { type Ability, GatewayFault } from './gateway-fault.ts';

/** As much of a refusal as is looked at: enough for every known error object. */
const mostCharacters = 20_000;

type Refusal = { status: number; body: string; retryAfter?: string | null };

/** What a status and an error body mean. Servers disagree about statuses, so the words are read too, but never repeated. */
export function readRefusal({ status, body, retryAfter }: Refusal, now: Date): GatewayFault {
  const words = ownWords(body);
  const told = `the gateway answered ${status}`;
  if (status === 401 || status === 403)
    return new GatewayFault('misconfigured', `${told}: it does not take AI_API_KEY`);
  if (status === 402 || /insufficient_quota|insufficient (balance|credit)|exceeded your current quota/i.test(words)) {
    return new GatewayFault('misconfigured', `${told}: its account is used up`);
  }
  if (status === 429) {
    const retryAfterMs = readRetryAfter(retryAfter, now);
    return new GatewayFault('busy', `${told}: too many requests`, { isPassing: true, retryAfterMs });
  }
  if (status === 413 || isTooLong(words)) {
    return new GatewayFault('too_long', `${told}: more than the model can read`, { lacks: 'length' });
  }
  if (/content_filter|content management policy|ResponsibleAI/i.test(words)) {
    return new GatewayFault('filtered', `${told}: its filter refused the question`);
  }
  const lacks = missingAbility(words);
  if (status >= 500) {
    const retryAfterMs = readRetryAfter(retryAfter, now);
    const failure = status === 529 ? 'busy' : 'unavailable';
    return new GatewayFault(failure, told, { isPassing: true, retryAfterMs, lacks });
  }
  if (status === 408) return new GatewayFault('timeout', told, { isPassing: true });
  if (status === 404) return new GatewayFault('misconfigured', `${told}: is AI_BASE_URL or AI_MODEL wrong?`, { lacks });
  return new GatewayFault('misconfigured', `${told}: it does not take the request`, { lacks });
}

/** Some repeat the request: what our rules, passages or the learner say in it tells nothing of the server. */
function ownWords(body: string): string {
  const echo = body.search(/\\?["'](?:messages|role)\\?["']\s*:/);
  return body.slice(0, echo < 0 ? mostCharacters : Math.min(echo, mostCharacters));
}

/** An error object within a stream has a status at most as its code. */
export function readStreamError(error: unknown, now: Date): GatewayFault {
  const { message = '', code, statusCode } = error as { message?: string; code?: unknown; statusCode?: unknown };
  const status = [statusCode, code].map(Number).find((each) => each >= 400 && each < 600);
  const isRateLimited = /rate.?limit|too many requests/i.test(message.slice(0, mostCharacters));
  return readRefusal({ status: status ?? (isRateLimited ? 429 : 500), body: `${message} ${code ?? ''}` }, now);
}

/** In seconds or as a date; nothing where it cannot be read. */
function readRetryAfter(value: string | null | undefined, now: Date): number | undefined {
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function isTooLong(words: string): boolean {
  return /context_length_exceeded|(context|maximum|token|input|prompt)[^.]{0,60}(length|window|size|limit|tokens)[^.]{0,60}(exceed|too (long|large)|at most|is \d|requested)|exceed[^.]{0,40}(context|maximum|token limit)|prompt is too long|too many tokens|request entity too large/i.test(
    words,
  );
}

/** How servers say that they do not take something; its name alone may come from the request, which some repeat. */
const refused =
  'support|unknown|unrecogni[sz]ed|unexpected|invalid|forbidden|requires|extra|only allowed|not (?:allowed|permitted|enabled|available|implemented)';

function isRefused(words: string, name: string): boolean {
  return new RegExp(`(?:${refused})[^.]{0,80}(?:${name})|(?:${name})[^.]{0,80}(?:${refused})`, 'i').test(words);
}

function missingAbility(words: string): Ability | undefined {
  if (isRefused(words, 'stream_options|include_usage')) return 'usage';
  if (isRefused(words, String.raw`\btools?\b|tool[_ -]?(?:choice|use|call)|function[_ -]?call`)) return 'tools';
  if (isRefused(words, 'system (?:role|message|prompt)|role[^.]{0,20}system')) return 'system';
  return undefined;
}

import type { FormAnswer } from '#screen/forms/form-answer.ts';

/** What an action answered, if it refused; some actions also answer with what they did. */
export function refusalOf(answer: FormAnswer | object | undefined): FormAnswer | undefined {
  return answer && 'code' in answer ? answer : undefined;
}

/** A link from an e-mail that leads nowhere any more, or was copied wrongly. */
export function isLinkDead(token: string | null, refusal: FormAnswer | undefined): boolean {
  return !token || refusal?.code === 'LINK_EXPIRED' || Boolean(refusal?.fields.some(({ path }) => path === 'token'));
}

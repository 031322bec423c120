import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For screens that offer what others can take or change meanwhile, such as a seat, a slot or what comes back: a refusal tells
 * that the page is out of date, and what it offers next must be right. The router by itself asks again only after a success.
 */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === undefined ? defaultShouldRevalidate : true;
}

import type { ItemValue } from '@navor/contract';

/** A source as its file holds it: without an address there is none, instead of an empty one. */
export function withSource(title: string, url: string): ItemValue['sources'][number] {
  const address = url.trim();
  return { title: title.trim(), ...(address && { url: address }) };
}

/** Whether it can be left as it is: nothing, or an address on the web. */
export function isWebAddress(typed: string): boolean {
  const address = typed.trim();
  return address === '' || (/^https?:\/\//.test(address) && URL.canParse(address));
}

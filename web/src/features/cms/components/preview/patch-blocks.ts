/** The source of each block that this put into the page; what the page's own code did to it since does not count. */
const sources = new WeakMap<Element, string>();

/** Makes the element show this HTML, and touches only the blocks that changed: nothing else moves, unfolds or loads anew. */
export function patchBlocks(element: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const next = [...template.content.children];
  const shown = [...element.children];
  const isSame = (one: Element | undefined, other: Element | undefined) =>
    one !== undefined && other !== undefined && sources.get(one) === other.outerHTML;

  let start = 0;
  while (start < next.length && isSame(shown[start], next[start])) start++;
  let end = 0;
  const shorter = Math.min(shown.length, next.length) - start;
  while (end < shorter && isSame(shown.at(-1 - end), next.at(-1 - end))) end++;

  const after = end > 0 ? (shown.at(-end) ?? null) : null;
  for (const block of shown.slice(start, shown.length - end)) block.remove();
  for (const block of next.slice(start, next.length - end)) {
    sources.set(block, block.outerHTML);
    element.insertBefore(block, after);
  }
}

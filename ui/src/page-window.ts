export type PageWindowEntry = { kind: 'page'; page: number } | { kind: 'gap'; after: number };

/**
 * The first and last page, the current one and its neighbours; a gap stands only for two or more pages,
 * since it would take as much room as the single page it hides.
 */
export function pageWindow(page: number, pageCount: number, neighbours = 1): PageWindowEntry[] {
  const current = Math.min(Math.max(1, page), pageCount);
  const isShown = (one: number) => one === 1 || one === pageCount || Math.abs(one - current) <= neighbours;
  const isLonely = (one: number) => isShown(one - 1) && isShown(one + 1);

  const entries: PageWindowEntry[] = [];
  for (let one = 1; one <= pageCount; one += 1) {
    if (isShown(one) || isLonely(one)) entries.push({ kind: 'page', page: one });
    else if (entries.at(-1)?.kind === 'page') entries.push({ kind: 'gap', after: one - 1 });
  }
  return entries;
}

import type { ReactNode } from 'react';

export type CommandItem = {
  id: string;
  label: string;
  group?: string;
  /** Further words by which it may be found. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** A short note at the end of the row, such as a key. */
  hint?: string;
  /** Found elsewhere for what is typed, so that it need not have its words. */
  isFound?: boolean;
  /** Offered whatever is typed, such as another way to search: no result of its own. */
  isFallback?: boolean;
} & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export type CommandGroup = { label: string | null; items: readonly CommandItem[] };

/** Every word of the query must occur somewhere in the item, unless it was found by other means or is offered anyway; case and diacritics do not matter. */
export function filterCommands(items: readonly CommandItem[], query: string): CommandItem[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...items];
  return items.filter((item) => {
    if (item.isFound || item.isFallback) return true;
    const text = fold([item.label, item.group ?? '', ...(item.keywords ?? [])].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Groups keep the order in which they first occur. */
export function groupCommands(items: readonly CommandItem[]): CommandGroup[] {
  const groups = new Map<string | null, CommandItem[]>();
  for (const item of items) {
    const label = item.group ?? null;
    const group = groups.get(label);
    if (group) group.push(item);
    else groups.set(label, [item]);
  }
  return [...groups].map(([label, members]) => ({ label, items: members }));
}

/** Letters that Unicode does not split into a base letter and a mark. */
const undecomposed: Record<string, string> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đłøßæœı]/gu, (letter) => undecomposed[letter] ?? letter);
}

import type { Marked, Suggestion } from '@navor/contract';
import type { SearchKind } from '@navor/contract/choices';
import { searchAddress } from '../../search-paths.ts';

export type SearchOption = {
  key: string;
  href: string;
  label: Marked;
  language?: string;
  kind: SearchKind | 'recent';
  context: string | null;
  /** What is searched for when it is chosen; left out where it leads to the thing itself. */
  q?: string;
};

type OptionSources = { typed: string; suggestions: readonly Suggestion[]; recent: readonly string[]; area: string };

/** Below the field: earlier searches as long as nothing is typed, else what may be meant. */
export function optionsOf({ typed, suggestions, recent, area }: OptionSources): SearchOption[] {
  if (!typed.trim()) {
    return recent.map((q, index) => ({
      key: `recent-${index}`,
      href: searchAddress(area, { q }),
      label: [{ text: q, is_hit: false }],
      kind: 'recent',
      context: null,
      q,
    }));
  }
  return suggestions.map(({ kind, id, path, marked_title, language, context }) => ({
    key: `${kind}-${id}`.replaceAll(/[^\w-]/g, '-'),
    href: `${area}${path}`,
    label: marked_title,
    language,
    kind,
    context,
  }));
}

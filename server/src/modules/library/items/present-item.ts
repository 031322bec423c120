import type { LibraryItem } from '@navor/contract';
import type { Language } from '@navor/languages';
import { presentCard, presentFacts, presentTexts } from '../catalogue/library-cards.ts';
import type { ItemRow } from './find-item.ts';
import type { TextRow } from './item-text-cache.ts';

type Around = TextRow & Pick<LibraryItem, 'lessons'>;

export function presentItem(item: ItemRow, around: Around, wanted: Language): LibraryItem {
  const { body, contents, moved_anchors, lessons } = around;
  const { sources, related, updated_at } = item;
  return {
    ...presentFacts(item, wanted),
    ...presentTexts(item, item.text_language),
    ...{ body, contents, moved_anchors, lessons, updated_at },
    sources: sources.map(({ title, url }) => ({ title, url: url ?? null })),
    related: related.map((row) => presentCard(row, wanted)),
  };
}

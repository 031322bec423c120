import type { LibraryItem } from '@navor/contract';
import type { Language } from '@navor/languages';
import type { ItemRow } from './find-item.ts';
import type { TextRow } from './kept-texts.ts';
import { presentCard, presentFacts, presentTexts } from './library-cards.ts';

type Around = TextRow & Pick<LibraryItem, 'lessons'>;

export function presentItem(item: ItemRow, { body, contents, lessons }: Around, wanted: Language): LibraryItem {
  const { sources, related, updated_at } = item;
  return {
    ...presentFacts(item, wanted),
    ...presentTexts(item, item.text_language),
    ...{ body, contents, lessons, updated_at },
    sources: sources.map(({ title, url }) => ({ title, url: url ?? null })),
    related: related.map((row) => presentCard(row, wanted)),
  };
}

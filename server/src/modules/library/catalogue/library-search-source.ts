import type { LibraryKind } from '@navor/contract';
import { type Language, textIn } from '@navor/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { factsInBody } from '../../../content/facts/facts-in-body.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { SearchableItem, SearchSource } from '../../../platform/searchable.ts';
import { itemSearchAccess } from '../library.policy.ts';
import { libraryItems, libraryTags, libraryTexts } from '../library.tables.ts';
import { standardsPassages } from './standards-passages.ts';
import { tablePassages } from './table-passages.ts';

/** Each item is a group of its own. */
export const librarySearchSource: SearchSource = {
  name: 'library',

  async listGroups(db) {
    const rows = await db
      .select({ id: libraryItems.id })
      .from(libraryItems)
      .where(eq(libraryItems.status, 'published'))
      .orderBy(asc(libraryItems.id));
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, itemId) {
    const [item] = await db
      .select()
      .from(libraryItems)
      .where(and(eq(libraryItems.id, itemId), eq(libraryItems.status, 'published')));
    return item ? [await searchable(db, item)] : [];
  },
};

type ItemRow = typeof libraryItems.$inferSelect;

async function searchable(db: Db, item: ItemRow): Promise<SearchableItem> {
  const tags = await db.select().from(libraryTags).where(inArray(libraryTags.id, item.tags)).orderBy(libraryTags.id);
  const texts = await db
    .select({
      ...{ language: libraryTexts.language, body: libraryTexts.body, passages: libraryTexts.passages },
      movedAnchors: libraryTexts.movedAnchors,
    })
    .from(libraryTexts)
    .where(and(eq(libraryTexts.itemId, item.id), inArray(libraryTexts.language, item.languages)))
    .orderBy(asc(libraryTexts.language));
  return {
    ...{
      kind: 'library',
      id: item.id,
      path: `technical-library/item/${item.id}`,
      access: itemSearchAccess,
      ownerId: null,
    },
    documents: texts.map(({ language, body, passages, movedAnchors }) => ({
      language,
      title: textIn(item.title, language),
      summary: textIn(item.summary, language),
      context: kindNameOf(item.kind, language),
      keywords: [
        ...(item.keywords[language] ?? []),
        ...tags.map(({ title }) => textIn(title, language)),
        ...kindWords[item.kind][language],
      ],
      passages: [...passages, ...tablePassages(body), ...standardsPassages(item.sources)],
      facts: factsInBody(body),
      movedAnchors,
    })),
  };
}

function kindNameOf(kind: LibraryKind, language: Language): string {
  const [name = ''] = kindWords[kind][language];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What people call things of each kind, first as on the screens of the library. */
const kindWords: Record<LibraryKind, Record<Language, string[]>> = {
  article: { sl: ['članek'], en: ['article'], de: ['Artikel'] },
  'formula-sheet': {
    sl: ['zbirka formul', 'enačbe', 'obrazci'],
    en: ['formula sheet', 'formulas', 'equations'],
    de: ['Formelsammlung', 'Formeln', 'Gleichungen'],
  },
  table: { sl: ['tabela', 'preglednica'], en: ['table', 'chart'], de: ['Tabelle'] },
  standard: { sl: ['razložen standard', 'predpis'], en: ['standard explained'], de: ['erklärte Norm'] },
  calculator: {
    sl: ['kalkulator', 'računalo', 'izračun'],
    en: ['calculator', 'calculation'],
    de: ['Rechner', 'Berechnung'],
  },
};

import { readPage, readSearch } from '#screen/filter-form/list-address.ts';

const perPage = 30;

/** Those of many documents that an address asks for: what is put away last, by words of their titles, a page at a time. */
export function listedPage<Listed extends { title: string; archived_at: Date | null }>(
  documents: readonly Listed[],
  query: URLSearchParams,
) {
  const search = readSearch(query);
  const words = folded(search ?? '').split(/\s+/);
  const found = documents
    .filter(({ title }) => words.every((word) => folded(title).includes(word)))
    .sort((one, other) => Number(one.archived_at !== null) - Number(other.archived_at !== null));
  const pageCount = Math.max(1, Math.ceil(found.length / perPage));
  const page = Math.min(readPage(query, 10_000), pageCount);
  const shown = found.slice((page - 1) * perPage, page * perPage);
  return { search, shown, page, pageCount, total: documents.length, canBeSearched: documents.length > perPage };
}

/** Without capitals and diacritics, as people type in haste. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

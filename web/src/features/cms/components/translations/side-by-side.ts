import type { Translation, TranslationBlock, TranslationRow } from '@navor/contract';

/** A block of the source with what each language has of it; without a source, a block that one language has on top. */
export type SideBySideRow = {
  key: string;
  source: TranslationBlock | null;
  /** Where in a file of values it is. */
  label?: string[] | undefined;
  /** In the order of the languages; null where a language has nothing to say. */
  cells: (TranslationRow | null)[];
};

/** Several translations of one text, block by block in the order of their source. */
export function sideBySide(translations: readonly Translation[]): SideBySideRow[] {
  const rows: SideBySideRow[] = [];
  const bySource = new Map<string, SideBySideRow>();
  for (const [at, { rows: own }] of translations.entries()) {
    let above: SideBySideRow | undefined;
    for (const row of own) {
      const source = 'source' in row ? row.source : null;
      const key = source ? `${source.line} ${source.fingerprint}` : `${at} ${'own' in row ? row.own.line : ''}`;
      let shown = source ? bySource.get(key) : undefined;
      if (!shown) {
        shown = { key, source, label: row.label, cells: translations.map(() => null) };
        rows.splice(above ? rows.indexOf(above) + 1 : 0, 0, shown);
        if (source) bySource.set(key, shown);
      }
      shown.cells[at] = row;
      above = shown;
    }
  }
  return rows;
}

/** What unsaved text is kept under, for each row and language: of blocks of the same words each has its own. */
export function nameDrafts(
  prefix: string,
  translations: readonly Translation[],
  rows: readonly SideBySideRow[],
): string[][] {
  const taken = new Map<string, number>();
  return rows.map(({ source, cells }) =>
    translations.map(({ path }, place) => {
      const cell = cells[place];
      const block = source ?? (cell && 'own' in cell ? cell.own : null);
      const name = `${prefix}:${path}:${block?.fingerprint}`;
      const number = (taken.get(name) ?? 0) + 1;
      taken.set(name, number);
      return number === 1 ? name : `${name}:${number}`;
    }),
  );
}

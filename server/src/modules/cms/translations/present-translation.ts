import type { ContentDocument, TranslationRow as ShownRow, Translation, TranslationBlock } from '@navor/contract';
import { defaultLanguage } from '@navor/languages';
import type { Block } from '../../../content/blocks/split-blocks.ts';
import type { TranslationRow } from '../../../content/translations/compare-translation.ts';
import { linesAbove } from '../../../content/translations/edit-translated.ts';
import type { Services } from '../../../platform/services.ts';
import { stateOf } from '../documents/open-document.ts';
import type { findCurrent } from '../drafts/write-draft.ts';
import { assessDrafted } from './assess-drafted.ts';
import type { TranslatedFile } from './translated-file.ts';

type Asked = { document: ContentDocument; text: TranslatedFile };

/** A translated text beside its source, block by block. */
export async function presentTranslation(
  services: Pick<Services, 'db' | 'threads'>,
  { document, text }: Asked,
): Promise<Translation> {
  const { rows, own, source } = await assessDrafted(services, { document, text });
  const above = linesAbove(rows);
  return {
    ...{ path: text.path, language: text.language, source_path: text.sourcePath, source_language: defaultLanguage },
    ...{ hash: own.current.hash, state: fileState(own), source_state: fileState(source) },
    rows: rows.map((row, at) => ({ ...presentRow(row, above[at] ?? null), ...(row.label && { label: row.label }) })),
  };
}

function presentRow(row: TranslationRow, above: number | null): ShownRow {
  switch (row.state) {
    case 'missing':
      return { state: 'missing', source: presentBlock(row.source), after: above };
    case 'extra':
      return { state: 'extra', own: presentBlock(row.own) };
    default: {
      const beside = { source: presentBlock(row.source), own: presentBlock(row.own), is_moved: row.isMoved };
      if (row.state === 'current') return { state: 'current', ...beside };
      return { state: 'outdated', ...beside, source_changes: row.sourceChanges };
    }
  }
}

function presentBlock({ line, text, fingerprint, kind }: Block): TranslationBlock {
  return { line, text, fingerprint, kind };
}

function fileState({ draft, published }: Awaited<ReturnType<typeof findCurrent>>): Translation['state'] {
  if (draft) return stateOf(draft, published);
  return published ? 'published' : null;
}

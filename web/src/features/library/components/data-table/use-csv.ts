import type { DataTable } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#platform/save-file.ts';
import { clipboardTableOf } from './clipboard-table.ts';
import { csvOf, fileNameOf } from './csv.ts';
import type { Row } from './sort-rows.ts';

/** What is shown of a table, for other programs. */
export function useCsv({ id, caption, columns }: DataTable, rows: readonly Row[]) {
  const { t, i18n } = useTranslation('library');
  const { language } = i18n;

  const download = () => save(`${fileNameOf(caption) || id}.csv`, csvOf(columns, rows, language));
  const copy = async () => {
    try {
      await copyTable(clipboardTableOf(columns, rows, language));
      toast({ tone: 'ok', title: t('table.copied') });
    } catch {
      // Outside of a secure address there is no clipboard at all, and anybody may refuse it.
      download();
      toast({ title: t('table.notCopied') });
    }
  };
  return { copy, download };
}

/** Browsers that copy nothing but text copy that. */
function copyTable({ text, html }: { text: string; html: string }): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  return navigator.clipboard.write([item]);
}

function save(name: string, csv: string): void {
  // The mark at the start tells spreadsheets that this is UTF-8.
  saveFile(name, new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
}

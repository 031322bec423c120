import type { DataTable } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { csvOf, fileNameOf } from './csv.ts';
import type { Row } from './sort-rows.ts';

/** What is shown of a table, for other programs. */
export function useCsv({ id, caption, columns }: DataTable, rows: readonly Row[]) {
  const { t } = useTranslation('library');

  const download = () => save(`${fileNameOf(caption) || id}.csv`, csvOf(columns, rows));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(csvOf(columns, rows));
      toast({ tone: 'ok', title: t('table.copied') });
    } catch {
      // Outside of a secure address there is no clipboard at all, and anybody may refuse it.
      download();
      toast({ title: t('table.notCopied') });
    }
  };
  return { copy, download };
}

function save(name: string, csv: string): void {
  // The mark at the start tells spreadsheets that this is UTF-8.
  const address = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

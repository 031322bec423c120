import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Copy, Download, ListFilter, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsWorthFiltering } from '#screen/filter-form/use-is-worth-filtering.ts';

type TableToolsProps = {
  caption: string;
  typed: string;
  onType: (typed: string) => void;
  shown: number;
  total: number;
  isReady: boolean;
  csv: { copy: () => Promise<void>; download: () => void };
};

/** Above a table: what narrows it down, and what takes it elsewhere. There is none of it without scripts. */
export function TableTools({ caption, typed, onType, shown, total, isReady, csv }: TableToolsProps) {
  const { t, i18n } = useTranslation('library');
  const field = useRef<HTMLInputElement>(null);
  const isFiltered = useIsWorthFiltering(total, typed !== '');
  function clear() {
    onType('');
    field.current?.focus();
  }
  return (
    <div lang={i18n.language} className="data-table-tools flex flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
      {isFiltered && (
        <div className="relative min-w-0 grow basis-48 sm:max-w-72">
          <Field label={`${t('table.filter')}: ${caption}`} isLabelHidden>
            <Input
              ref={field}
              value={typed}
              readOnly={!isReady}
              icon={<ListFilter aria-hidden />}
              placeholder={t('table.filter')}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onType(event.currentTarget.value)}
            />
          </Field>
          {typed && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('table.clear')}
              onClick={clear}
              className="absolute inset-y-0 right-0"
            >
              <X aria-hidden />
            </Button>
          )}
        </div>
      )}
      <p role="status" className="tabular text-muted text-sm">
        {shown === total ? t('table.rows', { count: total }) : t('table.rowsShown', { shown, count: total })}
      </p>
      <div className="flex flex-wrap gap-1 sm:ml-auto">
        <Button variant="ghost" size="sm" aria-label={`${t('table.copy')}: ${caption}`} onClick={() => void csv.copy()}>
          <Copy aria-hidden />
          {t('table.copy')}
        </Button>
        <Button variant="ghost" size="sm" aria-label={`${t('table.download')}: ${caption}`} onClick={csv.download}>
          <Download aria-hidden />
          {t('table.download')}
        </Button>
      </div>
    </div>
  );
}

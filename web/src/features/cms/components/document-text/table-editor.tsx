import type { DraftedText } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@navor/ui/table.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Conflict } from '../merging/conflict.tsx';
import { DraftLeaveGuard } from '../text-draft/draft-leave-guard.tsx';
import { SaveStatus } from '../text-draft/save-status.tsx';
import { useTextDraft } from '../text-draft/use-text-draft.ts';
import { csvRows, lineWithBrokenQuote } from './csv-rows.ts';

type TableEditorProps = { id: string; path: string; userId: string; drafted: DraftedText };

/** The data of a table, which the texts of an item in all languages share: its lines and, below, its cells. */
export function TableEditor({ id, path, userId, drafted }: TableEditorProps) {
  const { t } = useTranslation(['cms-documents', 'cms-lesson']);
  const [text, setText] = useState(drafted.text ?? '');
  const draft = useTextDraft({ place: { userId, kind: 'item', id, path }, drafted, onText: setText });
  const { state } = draft;
  const isInConflict = state.kind === 'conflict';
  const brokenLine = lineWithBrokenQuote(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SaveStatus state={state} onRetry={() => void draft.flush()} />
      {draft.isRestored && <Alert tone="info">{t('cms-lesson:restored')}</Alert>}
      {isInConflict && <Conflict key={state.current.hash} parts={state.parts} onResolve={draft.resolve} />}
      <div hidden={isInConflict}>
        <Field
          label={t('table.data')}
          help={t('table.dataHelp')}
          error={brokenLine === null ? undefined : t('table.quote', { line: brokenLine })}
        >
          <Textarea
            value={draft.isReady ? text : (drafted.text ?? '')}
            disabled={!draft.isReady || isInConflict}
            rows={14}
            wrap="off"
            spellCheck={false}
            autoCapitalize="none"
            className="overflow-x-auto whitespace-pre font-mono text-sm"
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              draft.change(value);
            }}
          />
        </Field>
      </div>
      <Cells rows={csvRows(text)} label={path} />
      <DraftLeaveGuard draft={draft} />
    </div>
  );
}

/** As many as show whether the lines mean what their author thinks. */
const mostRows = 50;

function Cells({ rows: [head, ...rows], label }: { rows: string[][]; label: string }) {
  const { t } = useTranslation('cms-documents');
  if (!head) return <p className="text-muted text-sm">{t('table.empty')}</p>;
  const faulty = rows.filter((cells) => cells.length !== head.length).length;
  return (
    <section aria-label={t('table.preview')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="tabular text-muted text-sm">{t('table.rows', { count: rows.length })}</p>
      {faulty > 0 && <Alert tone="warn">{t('table.uneven', { count: faulty })}</Alert>}
      <Table label={label}>
        <TableHead>
          <TableRow>
            {head.map((key, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has nothing but its place while its key is typed.
              <TableHeader key={at} className="font-mono">
                {key}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, mostRows).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their order.
            <TableRow key={row}>
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have nothing but their order.
                <TableCell key={at} className="tabular">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

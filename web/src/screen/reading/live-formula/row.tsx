import type { FormulaQuantity } from '@navor/quantities';
import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TypesetHtml } from './typeset-html.tsx';

/** Of what a row is about. */
export function SymbolAndName({ quantity }: { quantity: Pick<FormulaQuantity, 'symbolHtml' | 'name'> }) {
  return (
    <span className="flex items-baseline gap-2 sm:gap-3">
      {/* The name says it all; the LaTeX behind a symbol would only be read out letter by letter. */}
      <span aria-hidden className="min-w-7 shrink-0 sm:min-w-8">
        <TypesetHtml html={quantity.symbolHtml} />
      </span>
      <span className="min-w-0 hyphens-auto text-sm">{quantity.name}</span>
    </span>
  );
}

type RowProps = { label: ReactNode; hint: ReactNode; message?: ReactNode; isSought?: boolean; children: ReactNode };

/** A quantity and its value: beside each other, or below where there is no room. */
export function Row({ label, hint, message, isSought = false, children }: RowProps) {
  return (
    <div className={clsx('px-4 py-2.5 md:px-6', isSought && 'bg-sunken')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-32 sm:basis-52">
          {label}
          {hint && <div className="tabular pl-9 text-muted text-xs sm:pl-11">{hint}</div>}
        </div>
        <div className="ml-auto min-w-0 basis-36 sm:max-w-52 sm:grow sm:basis-40">{children}</div>
      </div>
      {message}
    </div>
  );
}

type ResultValueProps = { name: string; text: string | null; isUnusual: boolean };

/** What was computed, told to screen readers when it changes, together with its mark. */
export function ResultValue({ name, text, isUnusual }: ResultValueProps) {
  const { t } = useTranslation('formula');
  return (
    <output aria-live="polite" className="block py-1 text-right">
      <span className="sr-only">{`${name}: `}</span>
      {text && isUnusual && (
        <TriangleAlert
          role="img"
          aria-label={t('withCare')}
          className="mr-1.5 inline size-4 align-[-0.1em] text-warn"
        />
      )}
      {text ? (
        <span className="tabular font-semibold text-lg text-signal-text">{text}</span>
      ) : (
        <span role="img" aria-label={t('noResult')} className="font-semibold text-lg text-muted">
          –
        </span>
      )}
    </output>
  );
}

/** Beside a result: what it was found from, and nobody should rely on without a thought. */
export function UnusualMark({ names }: { names: string[] }) {
  const { t } = useTranslation('formula');
  return names.length > 0 && <Message kind="warn" text={t('unusual', { names: names.join(', ') })} />;
}

const messageStyles = {
  error: { Icon: CircleAlert, colour: 'text-danger' },
  warn: { Icon: TriangleAlert, colour: 'text-warn' },
  hint: { Icon: Info, colour: 'text-muted' },
};

export function Message({ kind, text }: { kind: keyof typeof messageStyles; text: string }) {
  const { Icon, colour } = messageStyles[kind];
  return (
    <p className={clsx('mt-1.5 flex items-start gap-1.5 text-sm', colour)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

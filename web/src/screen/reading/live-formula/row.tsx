import type { FormulaQuantity } from '@navor/quantities';
import { clsx } from 'clsx';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { TypesetHtml } from './typeset-html.tsx';

/** Of what a row is about. */
export function SymbolAndName({ quantity }: { quantity: Pick<FormulaQuantity, 'symbolHtml' | 'name'> }) {
  return (
    <span className="flex items-baseline gap-3">
      {/* The name says it all; the LaTeX behind a symbol would only be read out letter by letter. */}
      <span aria-hidden className="min-w-8 shrink-0">
        <TypesetHtml html={quantity.symbolHtml} />
      </span>
      <span className="min-w-0 text-sm">{quantity.name}</span>
    </span>
  );
}

type RowProps = { label: ReactNode; hint: ReactNode; message?: ReactNode; isSought?: boolean; children: ReactNode };

/** A quantity and its value: beside each other, or below where there is no room. */
export function Row({ label, hint, message, isSought = false, children }: RowProps) {
  return (
    <div className={clsx('px-4 py-2.5 md:px-6', isSought && 'bg-sunken')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <div className="min-w-0 grow basis-52">
          {label}
          {hint && <div className="tabular pl-11 text-muted text-xs">{hint}</div>}
        </div>
        <div className="min-w-0 grow basis-40 sm:max-w-52">{children}</div>
      </div>
      {message}
    </div>
  );
}

export function Message({ kind, text }: { kind: 'error' | 'hint'; text: string }) {
  const Icon = kind === 'error' ? CircleAlert : Info;
  return (
    <p className={clsx('mt-1.5 flex items-start gap-1.5 text-sm', kind === 'error' ? 'text-danger' : 'text-muted')}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}

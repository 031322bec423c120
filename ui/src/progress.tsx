import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { progressState } from './progress-state.ts';

export type ProgressProps = {
  /** Null or absent while the amount is unknown. */
  value?: number | null | undefined;
  max?: number | undefined;
  /** Replaces the percentage that screen readers hear, as in "3 of 8 lessons". */
  valueText?: string;
  tone?: 'action' | 'ok' | 'signal';
  className?: string;
} & ({ label: string; labelledBy?: never } | { labelledBy: string; label?: never });

const tones = { action: 'bg-action', ok: 'bg-ok', signal: 'bg-signal' };

export function Progress({ value, max, label, labelledBy, valueText, tone = 'action', className }: ProgressProps) {
  const { i18n } = useTranslation('ui');
  const state = progressState(value, max);
  const share = state.value === null ? null : state.value / state.max;
  const percent = share === null ? undefined : formatPercent(share, i18n.language);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-valuemin={0}
      aria-valuemax={state.max}
      aria-valuenow={state.value ?? undefined}
      aria-valuetext={share === null ? undefined : (valueText ?? percent)}
      data-state={state.kind}
      data-value={state.value ?? undefined}
      data-max={state.max}
      className={clsx('h-2 w-full overflow-hidden rounded-full bg-line forced-colors:border', className)}
    >
      <div
        data-state={state.kind}
        className={clsx(
          'h-full rounded-full forced-colors:bg-[CanvasText]',
          tones[tone],
          share === null ? 'w-2/5 animate-indeterminate' : 'transition-[width]',
        )}
        style={share === null ? undefined : { width: `${share * 100}%` }}
      />
    </div>
  );
}

function formatPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

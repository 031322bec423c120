import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Variable } from './formula-state.ts';
import { TypesetHtml } from './typeset-html.tsx';

/** Which quantity is computed from the others: one of a row of radio buttons, so arrow keys work. */
export function SoughtChoice({
  variables,
  sought,
  isReady,
  onSeek,
}: {
  variables: Variable[];
  sought: string;
  isReady: boolean;
  onSeek: (key: string) => void;
}) {
  const { t } = useTranslation('formula');
  const name = useId();
  return (
    <fieldset disabled={!isReady} className="flex flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
      <legend className="float-left text-muted text-sm">{t('solveFor')}</legend>
      <div className="flex flex-wrap gap-2">
        {variables.map(({ key, symbolHtml, name: quantityName }) => (
          <label
            key={key}
            title={quantityName}
            className={clsx(
              'relative grid h-11 min-w-11 cursor-pointer place-items-center rounded-md border px-3 transition-colors md:h-9',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              key === sought ? 'border-action bg-action-soft' : 'border-line-strong bg-surface hover:border-action',
            )}
          >
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === sought}
              aria-label={quantityName}
              onChange={() => onSeek(key)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            <span aria-hidden className="pointer-events-none">
              <TypesetHtml html={symbolHtml} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

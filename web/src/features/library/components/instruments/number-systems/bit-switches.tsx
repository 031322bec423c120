import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBitSet, type WordKind } from './word.ts';

const steps: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 4, ArrowDown: -4 };

/** The bits, four and four. The row is one stop for keyboards; arrow keys go from bit to bit. */
export function BitSwitches({
  pattern,
  kind,
  isReady,
  onFlip,
}: {
  pattern: bigint;
  kind: WordKind;
  isReady: boolean;
  onFlip: (bit: number) => void;
}) {
  const { t } = useTranslation('calculator');
  const row = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const { width, isSigned } = kind;
  const stop = Math.min(current, width - 1);
  const move = (event: KeyboardEvent) => {
    const ends: Record<string, number> = { Home: width - 1, End: 0 };
    const target = ends[event.key] ?? stop + (steps[event.key] ?? Number.NaN);
    if (!(target >= 0 && target < width)) return;
    event.preventDefault();
    setCurrent(target);
    row.current?.querySelector<HTMLButtonElement>(`[data-bit="${target}"]`)?.focus();
  };
  const nibbles = Array.from({ length: width / 4 }, (_, at) => width / 4 - 1 - at);
  return (
    <fieldset ref={row} onKeyDown={move} className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">{t('numbers.bitRow')}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        {nibbles.map((nibble) => (
          <div key={nibble} className="flex gap-1">
            {[3, 2, 1, 0].map((place) => {
              const bit = nibble * 4 + place;
              const isOn = isBitSet(pattern, bit);
              const weight = `${isSigned && bit === width - 1 ? '−' : ''}${1n << BigInt(bit)}`;
              return (
                <span key={bit} className="grid justify-items-center gap-0.5">
                  <button
                    type="button"
                    role="switch"
                    aria-checked={isOn}
                    aria-label={t('numbers.bit', { bit, weight })}
                    title={weight}
                    data-bit={bit}
                    disabled={!isReady}
                    tabIndex={bit === stop ? 0 : -1}
                    onFocus={() => setCurrent(bit)}
                    onClick={() => onFlip(bit)}
                    className={clsx(
                      'h-11 w-8 rounded-sm border font-mono text-base transition-colors md:h-9',
                      isOn
                        ? 'border-action bg-action font-semibold text-on-action hover:bg-action-hover'
                        : 'border-line-strong bg-surface text-ink hover:bg-action-soft',
                    )}
                  >
                    {isOn ? 1 : 0}
                  </button>
                  <span aria-hidden className="tabular text-muted text-xs">
                    {bit}
                  </span>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

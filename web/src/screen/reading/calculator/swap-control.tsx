import type { CalculatorQuantity } from '@navor/quantities';
import { Button } from '@navor/ui/button.tsx';
import { ArrowUpDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypesetHtml } from '../live-formula/typeset-html.tsx';

type SwapControlProps = {
  /** Of what is to be given. */
  name: string;
  /** What may be computed instead. */
  candidates: CalculatorQuantity[];
  isReady: boolean;
  onSwap: (compute: string) => void;
};

/** Gives what is computed. It asks what is to be computed instead only where there is a choice. */
export function SwapControl({ name, candidates, isReady, onSwap }: SwapControlProps) {
  const { t } = useTranslation('calculator');
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const [only, ...others] = candidates;
  const start = () => {
    if (only && others.length === 0) onSwap(only.key);
    else setIsAsking(!isAsking);
  };
  const leave = () => {
    setIsAsking(false);
    trigger.current?.focus();
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        size="sm"
        disabled={!isReady}
        aria-label={`${t('swap.set')}: ${name}`}
        aria-expanded={others.length > 0 ? isAsking : undefined}
        aria-controls={isAsking ? id : undefined}
        onClick={start}
        className="-mr-3 ml-auto noscript:hidden print:hidden"
      >
        <ArrowUpDown aria-hidden />
        {t('swap.set')}
      </Button>
      {isAsking && (
        <fieldset
          id={id}
          ref={question}
          onKeyDown={leaveByEscape}
          className="mt-1 mb-2 min-w-0 basis-full rounded-md border border-line bg-surface p-3 print:hidden"
        >
          <legend className="float-left mb-2 w-full text-sm">{t('swap.instead')}</legend>
          <div className="clear-both flex flex-wrap gap-2">
            {candidates.map((candidate) => (
              <Button key={candidate.key} variant="secondary" size="sm" onClick={() => onSwap(candidate.key)}>
                <span aria-hidden>
                  <TypesetHtml html={candidate.symbolHtml} />
                </span>
                {candidate.name}
              </Button>
            ))}
            <Button variant="ghost" size="sm" onClick={leave}>
              {t('swap.cancel')}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}

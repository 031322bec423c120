import { testCards } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';

/** The cards that the cashier for trying out knows, each filled in by its button. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  const { t } = useTranslation('subscription');
  const id = useId();
  const hasScripts = useHasScripts();
  return (
    <section aria-labelledby={id} className="grid gap-2 border-line border-t pt-4">
      <h2 id={id} className="font-semibold text-sm">
        {t('sandbox.cards')}
      </h2>
      <ul className="divide-y divide-line">
        {testCards.map(({ number, outcome }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 min-[22rem]:flex-nowrap"
          >
            <div>
              <p className="tabular whitespace-nowrap font-mono text-sm">{number}</p>
              <p className="text-muted text-sm">{t(`sandbox.outcome.${outcome}`)}</p>
            </div>
            {hasScripts && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('sandbox.useCard', { number })}
                onClick={() => onUse(number)}
              >
                {t('sandbox.use')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

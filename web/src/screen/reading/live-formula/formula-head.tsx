import { Button } from '@navor/ui/button.tsx';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';

/** The title of what people compute with, and the way back to its first values. */
export function FormulaHead({ title, onReset }: { title: string; onReset: () => void }) {
  const { t } = useTranslation('formula');
  const isReady = useHasScripts();
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4">
      <p className="grow basis-[min-content] hyphens-auto pt-2 font-semibold text-base md:pt-1">{title}</p>
      <Button
        variant="ghost"
        size="sm"
        disabled={!isReady}
        onClick={onReset}
        className="-mr-3 ml-auto noscript:hidden print:hidden"
      >
        <RotateCcw aria-hidden />
        {t('reset')}
      </Button>
    </div>
  );
}

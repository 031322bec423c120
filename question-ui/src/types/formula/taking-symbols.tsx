import { expressionHtml } from '@navor/quantities';
import type { Formula } from '@navor/questions/types/formula/shape.ts';
import { useTranslation } from 'react-i18next';
import { RichHtml } from '../../taking/rich-html.tsx';

type SymbolListProps = {
  symbols: Formula['view']['symbols'];
  /** Null once nothing can be typed any more. */
  onInsert: ((name: string) => void) | null;
};

/** What may stand in the answer, and what it means. A click types the symbol: phones have no Greek letters at hand. */
export function SymbolList({ symbols, onInsert }: SymbolListProps) {
  const { t, i18n } = useTranslation('quiz');
  const typeset = (name: string) => expressionHtml({ op: 'quantity', key: name }, { language: i18n.language });
  return (
    <section className="grid gap-1.5 text-sm">
      <p className="font-medium">{t('types.formula.symbols')}</p>
      <dl className="grid gap-x-6 gap-y-1.5 sm:flex sm:flex-wrap">
        {symbols.map(({ name, meaning }) => (
          <div key={name} className="flex items-center gap-3">
            <dt className="min-w-11 shrink-0">
              {onInsert ? (
                <button
                  type="button"
                  aria-label={t('types.formula.insert', { symbol: name })}
                  onClick={() => onInsert(name)}
                  className="grid min-h-11 w-full min-w-11 place-items-center rounded-md border border-line-strong bg-surface px-2 text-base hover:bg-action-soft md:min-h-9"
                >
                  <RichHtml html={typeset(name)} />
                </button>
              ) : (
                <RichHtml html={typeset(name)} className="text-base" />
              )}
            </dt>
            <dd className="min-w-0">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

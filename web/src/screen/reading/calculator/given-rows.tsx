import type { Calculator, CalculatorQuantity } from '@navor/quantities';
import { quantityKeys } from '@navor/quantities';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConstantRow, FieldRow } from '../live-formula/quantity-row.tsx';
import { SymbolAndName } from '../live-formula/row.tsx';
import type { CalculatorChange, CalculatorState } from './calculator-state.ts';

/** What the others are computed from: fields, choices, and constants at the end. */
export function GivenRows({
  calculator,
  state,
  unmet,
  isReady,
  onChange,
}: {
  calculator: Calculator;
  state: CalculatorState;
  /** By key: what is said of conditions that are not met. */
  unmet: ReadonlyMap<string, string[]>;
  isReady: boolean;
  onChange: (change: CalculatorChange) => void;
}) {
  const { t } = useTranslation('calculator');
  const { quantities, equations } = calculator;
  const inEquations = new Set(equations.flatMap(({ left, right }) => [...quantityKeys(left), ...quantityKeys(right)]));
  return (
    <fieldset className="min-w-0 border-line border-t max-sm:border-t-0">
      <legend className="sr-only">{t('given')}</legend>
      <p aria-hidden className="px-4 pt-3 pb-1 font-semibold text-sm md:px-6">
        {t('given')}
      </p>
      <div className="divide-y divide-line">
        {quantities.map((quantity) => {
          const { key } = quantity;
          if (quantity.kind === 'choice') {
            return (
              <ChoiceRow
                key={key}
                choice={quantity}
                chosen={state.chosen[key] ?? quantity.start}
                hasSymbol={inEquations.has(key)}
                isReady={isReady}
                onChoose={(option) => onChange({ kind: 'choose', key, option })}
              />
            );
          }
          const field = state.fields[key];
          if (quantity.kind !== 'variable' || !field) return null;
          return (
            <div key={key} data-given={key}>
              <FieldRow
                variable={quantity}
                field={field}
                unmet={unmet.get(key) ?? []}
                isReady={isReady}
                onType={(text) => onChange({ kind: 'type', key, text })}
              />
            </div>
          );
        })}
        {quantities.map(
          (quantity) => quantity.kind === 'constant' && <ConstantRow key={quantity.key} constant={quantity} />,
        )}
      </div>
    </fieldset>
  );
}

type ChoiceRowProps = {
  choice: Extract<CalculatorQuantity, { kind: 'choice' }>;
  chosen: number;
  /** One that only a table knows has none that anybody would recognise. */
  hasSymbol: boolean;
  isReady: boolean;
  onChoose: (option: number) => void;
};

function ChoiceRow({ choice, chosen, hasSymbol, isReady, onChoose }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 md:px-6">
      <label htmlFor={id} className="min-w-0 grow basis-52">
        <SymbolAndName quantity={hasSymbol ? choice : { ...choice, symbolHtml: '' }} />
      </label>
      {/* As wide as a field, and wider where a choice would not fit into that. */}
      <NativeSelect
        id={id}
        value={chosen}
        disabled={!isReady}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
        className="min-w-0 max-w-full grow basis-40 sm:min-w-52 sm:grow-0 sm:basis-auto"
      >
        {choice.options.map(({ label }, at) => (
          <option key={label} value={at}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}

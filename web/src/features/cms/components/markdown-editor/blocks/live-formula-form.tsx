import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { emptyQuantity, liveFormulaText, type QuantityRow, symbolsOf } from './live-formula-text.ts';
import { QuantityFields } from './quantity-fields.tsx';

/** Asks for an equation, and then for what each of its quantities is. */
export function LiveFormulaForm({ onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  const [equation, setEquation] = useState('');
  const [known, setKnown] = useState<Record<string, QuantityRow>>({});
  const [solve, setSolve] = useState('');
  const [over, setOver] = useState('');
  const symbols = symbolsOf(equation);
  const quantities = symbols.map((symbol) => known[symbol] ?? emptyQuantity(symbol));
  const variables = quantities.filter(({ isConstant }) => !isConstant).map(({ symbol }) => symbol);
  const sought = variables.includes(solve) ? solve : (variables.at(-1) ?? '');
  const drawnOver = variables.includes(over) && over !== sought ? over : '';

  return (
    <BlockForm
      onSubmit={(value) => {
        onInsert(liveFormulaText({ title: value('title'), equation, quantities, solve: sought, over: drawnOver }));
      }}
    >
      <Field label={t('liveFormula.name')} isRequired>
        <Input name="title" required maxLength={120} />
      </Field>
      <Field label={t('liveFormula.equation')} help={t('liveFormula.equationHelp')} isRequired>
        <Input
          required
          pattern=".*[^=]=[^=].*"
          className="font-mono"
          spellCheck={false}
          autoCapitalize="none"
          value={equation}
          onChange={(event) => setEquation(event.currentTarget.value)}
        />
      </Field>
      {quantities.length === 0 && <p className="text-muted text-sm">{t('liveFormula.noSymbols')}</p>}
      {quantities.map((row) => (
        <QuantityFields
          key={row.symbol}
          row={row}
          isSought={row.symbol === sought}
          onChange={(next) => setKnown((before) => ({ ...before, [row.symbol]: next }))}
        />
      ))}
      {variables.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('liveFormula.solve')}>
            <NativeSelect value={sought} onChange={(event) => setSolve(event.currentTarget.value)}>
              {variables.map((symbol) => (
                <option key={symbol}>{symbol}</option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('liveFormula.over')}>
            <NativeSelect value={drawnOver} onChange={(event) => setOver(event.currentTarget.value)}>
              <option value="">{t('liveFormula.noCurve')}</option>
              {variables
                .filter((symbol) => symbol !== sought)
                .map((symbol) => (
                  <option key={symbol}>{symbol}</option>
                ))}
            </NativeSelect>
          </Field>
        </div>
      )}
    </BlockForm>
  );
}

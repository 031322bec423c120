import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-kinds.ts';
import { calculatorText, equationsIn, foundBy } from './calculator-text.ts';
import { emptyQuantity, type QuantityRow, symbolsOf } from './live-formula-text.ts';
import { QuantityFields } from './quantity-fields.tsx';

/** Asks for equations, one a line, and then for what each of their quantities is. */
export function CalculatorForm({ onInsert }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<Record<string, QuantityRow>>({});
  const equations = equationsIn(typed);
  const symbols = [...new Set(equations.flatMap(symbolsOf))];
  const quantities = symbols.map((symbol) => known[symbol] ?? emptyQuantity(symbol));
  const found = foundBy(equations);
  return (
    <BlockForm onSubmit={(value) => onInsert(calculatorText({ title: value('title'), equations, quantities }))}>
      <Field label={t('calculator.name')} isRequired>
        <Input name="title" required maxLength={120} />
      </Field>
      <Field label={t('calculator.equations')} help={t('calculator.equationsHelp')} isRequired>
        <Textarea
          required
          rows={4}
          className="font-mono"
          spellCheck={false}
          autoCapitalize="none"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      {quantities.length === 0 && <p className="text-muted text-sm">{t('calculator.noSymbols')}</p>}
      {quantities.map((row) => (
        <QuantityFields
          key={row.symbol}
          row={row}
          isSought={found.has(row.symbol)}
          onChange={(next) => setKnown((before) => ({ ...before, [row.symbol]: next }))}
        />
      ))}
    </BlockForm>
  );
}

import { Checkbox } from '@navor/ui/checkbox.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { useTranslation } from 'react-i18next';
import type { QuantityRow } from './live-formula-text.ts';

type QuantityFieldsProps = { row: QuantityRow; isSought: boolean; onChange: (row: QuantityRow) => void };

/** As an attribute, where a hyphen in brackets has to be escaped. */
const numberPattern = '[\\-+]?[0-9]+([.,][0-9]+)?([eE][\\-+]?[0-9]+)?';

/** What one quantity of a live formula is: a constant has a value, the others what is usual and what they start with. */
export function QuantityFields({ row, isSought, onChange }: QuantityFieldsProps) {
  const { t } = useTranslation('cms-editor');
  const text = (name: 'name' | 'unit' | 'value' | 'least' | 'most', label: string, isNumber: boolean) => (
    <Field label={label} isRequired={name !== 'unit'}>
      <Input
        required={name !== 'unit'}
        inputMode={isNumber ? 'decimal' : 'text'}
        {...(isNumber ? { pattern: numberPattern } : {})}
        value={row[name]}
        onChange={(event) => onChange({ ...row, [name]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <fieldset className="grid gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-medium font-mono text-sm">
        {t('liveFormula.quantity', { symbol: row.symbol })}
      </legend>
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-3">
        {text('name', t('liveFormula.quantityName'), false)}
        {text('unit', t('liveFormula.unit'), false)}
      </div>
      {row.isConstant ? (
        text('value', t('liveFormula.value'), true)
      ) : (
        <div className="grid gap-3 min-[26rem]:grid-cols-3">
          {text('least', t('liveFormula.least'), true)}
          {text('most', t('liveFormula.most'), true)}
          {!isSought && text('value', t('liveFormula.start'), true)}
        </div>
      )}
      <Field layout="inline" label={t('liveFormula.isConstant')}>
        <Checkbox
          checked={row.isConstant}
          onCheckedChange={(checked) => onChange({ ...row, isConstant: checked === true })}
        />
      </Field>
    </fieldset>
  );
}

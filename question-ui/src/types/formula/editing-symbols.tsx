import type { Formula } from '@navor/questions/types/formula/shape.ts';
import { useTranslation } from 'react-i18next';
import type { FieldAt } from '../../editing/editing-props.ts';
import { NumberField } from '../../editing/fields.tsx';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { TranslatedField } from '../../editing/translated-field.tsx';
import { noText } from '../../editing/translated-text.ts';

type Symbols = Formula['source']['symbols'];
type SymbolsEditorProps = Pick<FieldAt, 'id' | 'problems'> & {
  symbols: Symbols;
  onChange: (symbols: Symbols) => void;
};

/** The symbols that may stand in the answer; formulas are compared by samples from their ranges. */
export function SymbolsEditor({ id, problems, symbols, onChange }: SymbolsEditorProps) {
  const { t } = useTranslation('quiz-editing');
  return (
    <RecordEditor<Symbols[string]>
      id={id}
      place={['symbols']}
      problems={problems}
      legend={t('formula.symbols')}
      record={symbols}
      onChange={onChange}
      create={() => ({ meaning: noText, range: [0.5, 3] })}
      newName={(number) => `x_${number}`}
      nameOf={(name) => t('formula.symbol', { name })}
      addLabel={t('formula.addSymbol')}
      least={1}
      most={30}
    >
      {({ name, nameField, value, change }) => {
        const [from, to] = value.range;
        return (
          <>
            <div className="grid gap-3 sm:grid-cols-3">
              {nameField}
              <NumberField
                id={id}
                place={['symbols', name, 'range', 0]}
                problems={problems}
                label={t('formula.from')}
                value={from}
                onChange={(next) => change({ ...value, range: [next, to] })}
              />
              <NumberField
                id={id}
                place={['symbols', name, 'range', 1]}
                problems={(place) => [...problems(place), ...problems(['symbols', name, 'range'])]}
                label={t('formula.to')}
                value={to}
                onChange={(next) => change({ ...value, range: [from, next] })}
              />
            </div>
            <TranslatedField
              id={id}
              place={['symbols', name, 'meaning']}
              problems={problems}
              label={t('formula.meaning')}
              value={value.meaning}
              onChange={(meaning) => change({ ...value, meaning })}
            />
          </>
        );
      }}
    </RecordEditor>
  );
}

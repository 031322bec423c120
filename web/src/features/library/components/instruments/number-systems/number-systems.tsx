import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { Facts } from '../facts.tsx';
import { InstrumentCard, InstrumentPart } from '../instrument-card.tsx';
import { BitSwitches } from './bit-switches.tsx';
import { ConversionSteps } from './conversion-steps.tsx';
import { useIntegerMessage } from './integer-message.ts';
import { changeState, faultOf, firstState } from './number-state.ts';
import { bases, patternText, rangeOf, widths } from './word.ts';

const readings = ['unsigned', 'signed'] as const;

/** One number in four systems at once; whichever field is typed into leads. */
export default function NumberSystems() {
  const { t } = useTranslation('calculator');
  const isReady = useHasScripts();
  const [state, change] = useReducer(changeState, firstState);
  const { kind, pattern, typed } = state;
  const error = useIntegerMessage(faultOf(state), kind);
  const { min, max } = rangeOf(kind);
  const inTen = (isSigned: boolean) => patternText(pattern, 10, { ...kind, isSigned });
  return (
    <InstrumentCard title={t('numbers.title')} onReset={() => change({ kind: 'reset' })}>
      <InstrumentPart>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('numbers.width')}>
            <NativeSelect
              value={kind.width}
              disabled={!isReady}
              onChange={({ currentTarget }) =>
                change({ kind: 'width', width: widths.find((each) => `${each}` === currentTarget.value) ?? kind.width })
              }
            >
              {widths.map((width) => (
                <option key={width} value={width}>
                  {t('numbers.bits', { count: width })}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('numbers.reading')}>
            <NativeSelect
              value={kind.isSigned ? 'signed' : 'unsigned'}
              disabled={!isReady}
              onChange={({ currentTarget }) => change({ kind: 'signed', isSigned: currentTarget.value === 'signed' })}
            >
              {readings.map((reading) => (
                <option key={reading} value={reading}>
                  {t(`numbers.readings.${reading}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
          {bases.map((base) => (
            <Field
              key={base}
              label={t(`numbers.bases.${base}`)}
              error={typed?.base === base ? error : null}
              className={base === 2 ? 'sm:col-span-2' : ''}
            >
              <div className="font-mono">
                <Input
                  value={typed?.base === base ? typed.text : patternText(pattern, base, kind)}
                  readOnly={!isReady}
                  autoCapitalize="none"
                  autoCorrect="off"
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ currentTarget }) => change({ kind: 'type', base, text: currentTarget.value })}
                />
              </div>
            </Field>
          ))}
        </div>
      </InstrumentPart>
      <InstrumentPart>
        <BitSwitches pattern={pattern} kind={kind} isReady={isReady} onFlip={(bit) => change({ kind: 'flip', bit })} />
        <Facts
          facts={[
            { name: t('numbers.readings.unsigned'), value: inTen(false) },
            { name: t('numbers.readings.signed'), value: inTen(true) },
            {
              name: t('numbers.range'),
              value: t('numbers.fromTo', { min: `${min}`.replace('-', '−'), max: `${max}` }),
            },
          ]}
        />
      </InstrumentPart>
      <ConversionSteps pattern={pattern} kind={kind} isReady={isReady} />
    </InstrumentCard>
  );
}

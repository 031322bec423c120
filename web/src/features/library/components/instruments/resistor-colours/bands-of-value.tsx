import { fieldChoices, formatNumber, readQuantity } from '@navor/quantities';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { ReadingChoices } from '#screen/reading/live-formula/reading-choices.tsx';
import { useReadingMessage } from '#screen/reading/live-formula/reading-message.ts';
import { InstrumentPart } from '../instrument-card.tsx';
import { bandsForValue } from './bands-for-value.ts';
import { tolerances } from './colour-code.ts';
import { ResistorDrawing, Swatch } from './resistor-drawing.tsx';
import { ohm, ohmText, percentText } from './resistor-texts.ts';

/** The other way round: from a resistance to the bands that say it. */
export function BandsOfValue() {
  const { t, i18n } = useTranslation('calculator');
  const isReady = useHasScripts();
  const [text, setText] = useState(() => `${formatNumber(4.7, i18n.language)} kΩ`);
  const [tolerance, setTolerance] = useState(5);
  const reading = readQuantity(text, ohm);
  const choices = fieldChoices(text, { unit: 'Ω' }, i18n.language);
  const error = useReadingMessage(reading, choices, { unit: 'Ω' });
  const input = useRef<HTMLInputElement>(null);
  const choose = (typed: string) => {
    setText(typed);
    // The buttons are gone with the choice; whoever uses the keyboard goes on in the field.
    input.current?.focus();
  };
  return (
    <InstrumentPart title={t('resistor.backwards')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('resistor.resistance')} help={t('resistor.resistanceHelp')} error={error}>
          <Input
            ref={input}
            value={text}
            readOnly={!isReady}
            autoCapitalize="none"
            autoCorrect="off"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Field label={t('resistor.tolerance')}>
          <NativeSelect
            value={tolerance}
            disabled={!isReady}
            onChange={(event) => setTolerance(Number(event.currentTarget.value))}
          >
            {[...tolerances.values()].map((each) => (
              <option key={each} value={each}>
                {percentText(each, i18n.language)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </div>
      {choices && <ReadingChoices choices={choices} onChoose={choose} />}
      {reading.kind === 'quantity' &&
        !choices &&
        ([2, 3] as const).map((digitCount) => (
          <Bands key={digitCount} ohms={reading.value} tolerance={tolerance} digitCount={digitCount} />
        ))}
    </InstrumentPart>
  );
}

function Bands({ ohms, tolerance, digitCount }: { ohms: number; tolerance: number; digitCount: 2 | 3 }) {
  const { t, i18n } = useTranslation('calculator');
  const answer = bandsForValue(ohms, tolerance, digitCount);
  return (
    <div className="grid gap-2 rounded-md border border-line p-4">
      <p className="text-sm">{t('resistor.withBands', { count: digitCount + 2 })}</p>
      {answer.kind === 'too-small' && (
        <p className="text-muted text-sm">{t('resistor.tooSmall', { least: ohmText(answer.least, i18n.language) })}</p>
      )}
      {answer.kind === 'too-large' && (
        <p className="text-muted text-sm">{t('resistor.tooLarge', { most: ohmText(answer.most, i18n.language) })}</p>
      )}
      {answer.kind === 'bands' && (
        <>
          <ul aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {answer.bands.map((colour, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place.
              <li key={at} className="flex items-center gap-1.5">
                <Swatch colour={colour} />
                {t(`resistor.colours.${colour}`)}
              </li>
            ))}
          </ul>
          <div className="grid justify-items-center">
            <ResistorDrawing bands={answer.bands} />
          </div>
          {answer.isRounded && (
            <p className="text-muted text-sm">
              {t('resistor.rounded', { value: ohmText(answer.value, i18n.language) })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

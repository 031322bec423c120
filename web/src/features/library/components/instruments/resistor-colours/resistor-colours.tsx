import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { Facts } from '../facts.tsx';
import { InstrumentCard, InstrumentPart } from '../instrument-card.tsx';
import { BandsOfValue } from './bands-of-value.tsx';
import { type BandColour, type BandCount, bandCounts, bandRoles, coloursOf, readBands } from './colour-code.ts';
import { ResistorDrawing, Swatch } from './resistor-drawing.tsx';
import { coefficientText, meaningOf, ohmRange, ohmText, percentText, seriesNote } from './resistor-texts.ts';

/** One choice for each band that there may be, kept while there are fewer. Three digits take the place of two. */
type Chosen = { digits: BandColour[]; multiplier: BandColour; tolerance: BandColour; coefficient: BandColour };

const first: Chosen = {
  digits: ['yellow', 'violet', 'black'],
  multiplier: 'red',
  tolerance: 'gold',
  coefficient: 'brown',
};

export default function ResistorColours() {
  const { t, i18n } = useTranslation('calculator');
  const isReady = useHasScripts();
  const [count, setCount] = useState<BandCount>(4);
  const [chosen, setChosen] = useState(first);
  const [resets, setResets] = useState(0);
  const roles = bandRoles(count);
  const bands = bandsOf(chosen, count);
  const resistor = readBands(bands);
  const reset = () => {
    setCount(4);
    setChosen(first);
    setResets(resets + 1);
  };
  return (
    <InstrumentCard title={t('resistor.title')} onReset={reset}>
      <InstrumentPart>
        <Field label={t('resistor.count')} className="max-w-40">
          <NativeSelect
            value={count}
            disabled={!isReady}
            onChange={(event) => setCount(bandCounts.find((each) => `${each}` === event.currentTarget.value) ?? count)}
          >
            {bandCounts.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </NativeSelect>
        </Field>
        <div className="grid justify-items-center">
          <ResistorDrawing bands={bands} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          {roles.map((role, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place.
              key={at}
              label={
                <span className="flex items-center gap-2">
                  <Swatch colour={bands[at] ?? 'black'} />
                  {t('resistor.band', { at: at + 1, role: t(`resistor.roles.${role}`) })}
                </span>
              }
            >
              <NativeSelect
                value={bands[at]}
                disabled={!isReady}
                onChange={(event) => setChosen(withBand(chosen, count, at, event.currentTarget.value as BandColour))}
              >
                {coloursOf(role).map((colour) => (
                  <option key={colour} value={colour}>
                    {`${t(`resistor.colours.${colour}`)} (${meaningOf(colour, role, i18n.language)})`}
                  </option>
                ))}
              </NativeSelect>
            </Field>
          ))}
        </div>
        {resistor && (
          <>
            <Facts
              facts={[
                { name: t('resistor.value'), value: ohmText(resistor.value, i18n.language), isMain: true },
                { name: t('resistor.tolerance'), value: percentText(resistor.tolerance, i18n.language) },
                {
                  name: t('resistor.range'),
                  value: t('resistor.fromTo', ohmRange(resistor, i18n.language)),
                },
                ...(resistor.temperatureCoefficient === null
                  ? []
                  : [{ name: t('resistor.coefficient'), value: coefficientText(resistor.temperatureCoefficient) }]),
              ]}
            />
            <p className="text-muted text-sm">{seriesNote(resistor.value, t, i18n.language)}</p>
            {count === 3 && <p className="text-muted text-sm">{t('resistor.noToleranceBand')}</p>}
          </>
        )}
      </InstrumentPart>
      <BandsOfValue key={resets} />
    </InstrumentCard>
  );
}

function bandsOf({ digits, multiplier, tolerance, coefficient }: Chosen, count: BandCount): BandColour[] {
  return [...digits.slice(0, count >= 5 ? 3 : 2), multiplier, tolerance, coefficient].slice(0, count);
}

function withBand(chosen: Chosen, count: BandCount, at: number, colour: BandColour): Chosen {
  const role = bandRoles(count)[at];
  if (role === 'multiplier') return { ...chosen, multiplier: colour };
  if (role === 'tolerance') return { ...chosen, tolerance: colour };
  if (role === 'temperature-coefficient') return { ...chosen, coefficient: colour };
  return { ...chosen, digits: chosen.digits.with(at, colour) };
}

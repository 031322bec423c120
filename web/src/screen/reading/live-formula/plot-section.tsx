import { fromUnit, inUnit, type LiveFormula, shareOf, type Values, valueAt } from '@navor/quantities';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormulaPlot } from './formula-plot.tsx';
import { type FormulaChange, type FormulaState, unitOf, variablesOf } from './formula-state.ts';
import { type Axis, plotModel, pointOf, samplePlot } from './plot-model.ts';
import { PlotTable } from './plot-table.tsx';
import { quantityText } from './quantity-text.ts';

type Props = {
  formula: LiveFormula;
  state: FormulaState;
  values: Values;
  isReady: boolean;
  onChange: (change: FormulaChange) => void;
};

export function PlotSection({ formula, state, values, isReady, onChange }: Props) {
  const { t, i18n } = useTranslation('formula');
  const { axes, sought } = state;
  // The curve does not depend on where its own point is, so moving that along need not compute it again.
  const others = axes && JSON.stringify({ ...values, [axes.x]: null, [axes.y]: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `others` stands for the values that matter.
  const sampled = useMemo(() => axes && samplePlot(formula, axes, values), [formula, axes, others]);
  const [lastSampled, setLastSampled] = useState(sampled);
  if (sampled && sampled !== lastSampled) setLastSampled(sampled);
  if (!axes) return null;
  // While a value is being typed there is often no curve for a moment. The rest of the page is not to jump then.
  const kept = lastSampled?.x.key === axes.x && lastSampled.y.key === axes.y ? lastSampled : null;
  const shown = sampled ?? kept;
  const model = shown && plotModel(shown, values, i18n.language);
  const choices = variablesOf(formula).filter(({ key }) => key !== axes.y);
  const value = values[axes.x];
  const isBeyond = model && sampled && value !== undefined && values[axes.y] !== undefined && !pointOf(model, values);
  return (
    <div className="grid gap-4 border-line border-t p-4 md:p-6">
      {choices.length > 1 && (
        <Field label={t('plot.over')} className="max-w-xs noscript:hidden">
          <NativeSelect
            value={axes.x}
            disabled={!isReady}
            onChange={(event) => onChange({ kind: 'plot-over', key: event.currentTarget.value })}
          >
            {choices.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      {model ? (
        <>
          <FormulaPlot model={model} values={values} notice={sampled ? null : t('plot.nothing')} />
          {axes.x !== sought && value !== undefined && (
            <Slider
              axis={model.x}
              value={value}
              isReady={isReady}
              onSlide={(next) => onChange({ kind: 'set', key: axes.x, value: next })}
            />
          )}
          {isBeyond && (
            <p className="text-muted text-sm">
              {t('plot.outside', {
                x: model.x.variable.name,
                atX: quantityText(value, unitOf(model.x.variable), i18n.language),
              })}
            </p>
          )}
          <PlotTable model={model} isOutdated={!sampled} />
        </>
      ) : (
        <p className="grid h-52 place-items-center border-line-strong border-b border-l px-4 text-center text-muted text-sm sm:h-64">
          {t('plot.nothing')}
        </p>
      )}
    </div>
  );
}

const steps = 300;

/** Lies under the axis that it moves along. */
function Slider({
  axis,
  value,
  isReady,
  onSlide,
}: {
  axis: Axis;
  value: number;
  isReady: boolean;
  onSlide: (value: number) => void;
}) {
  const { i18n } = useTranslation('formula');
  const { scale, unit, variable } = axis;
  const share = Math.min(1, Math.max(0, shareOf(scale, value)));
  const slideTo = (step: number) => {
    if (step <= 0) return onSlide(scale.min);
    if (step >= steps) return onSlide(scale.max);
    // Three figures are as fine as a hand can set, and read better than what lies under the pixel.
    const own = inUnit(valueAt(scale, step / steps), unit);
    onSlide(fromUnit(variable.isWhole ? Math.round(own) : Number(own.toPrecision(3)), unit));
  };
  return (
    <input
      type="range"
      min={0}
      max={steps}
      value={Math.round((Number.isFinite(share) ? share : 0) * steps)}
      // Browsers paint one that is disabled grey, whatever the style sheet says.
      inert={!isReady}
      aria-label={variable.name}
      aria-valuetext={quantityText(value, unitOf(variable), i18n.language)}
      onChange={(event) => slideTo(event.currentTarget.valueAsNumber)}
      // The middle of the thumb, not its edge, is to stand at the ends of the axis.
      className="-mr-2 ml-[calc(3.75rem-0.5rem)] block h-8 cursor-pointer accent-action noscript:hidden"
    />
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '../number-formats.ts';
import { TorqueDrawing } from './torque-drawing.tsx';

const LEVER_IN_METRES = 0.25;
const FORCE_IN_NEWTONS = { least: 10, initial: 50, most: 120, step: 2 } as const;

/** M = F · r as a drawing whose force the visitor can change; without a script it stays a worked example. */
export function TorqueFigure() {
  const { t, i18n } = useTranslation('landing');
  const sliderId = useId();
  const [newtons, setNewtons] = useState<number>(FORCE_IN_NEWTONS.initial);

  const force = formatMeasure(newtons, 'N', i18n.language);
  const lever = formatMeasure(LEVER_IN_METRES, 'm', i18n.language);
  const moment = formatMeasure(newtons * LEVER_IN_METRES, 'N·m', i18n.language);

  return (
    <figure className="max-w-xl overflow-hidden rounded-md border border-line-strong bg-surface">
      <TorqueDrawing
        title={t('torque.alt', { force, lever, moment })}
        force={force}
        lever={lever}
        moment={moment}
        share={newtons / FORCE_IN_NEWTONS.most}
      />
      <figcaption className="border-t border-line-strong">
        <p className="tabular px-4 py-3 text-center text-[0.9375rem] sm:text-lg">
          <var>M</var> = <var>F</var> · <var>r</var> = {force} · {lever} ={' '}
          <strong className="font-semibold whitespace-nowrap text-signal-text">{moment}</strong>
        </p>
        <div className="border-t border-line px-4 py-3 noscript:hidden">
          <label htmlFor={sliderId} className="text-sm text-muted">
            {t('torque.sliderLabel')} <var>F</var>
          </label>
          <input
            id={sliderId}
            type="range"
            min={FORCE_IN_NEWTONS.least}
            max={FORCE_IN_NEWTONS.most}
            step={FORCE_IN_NEWTONS.step}
            value={newtons}
            aria-valuetext={t('torque.sliderValue', { force, moment })}
            onChange={(event) => setNewtons(event.currentTarget.valueAsNumber)}
            className="block h-8 w-full cursor-pointer accent-action"
          />
        </div>
      </figcaption>
    </figure>
  );
}

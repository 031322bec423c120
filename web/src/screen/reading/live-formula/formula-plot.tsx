import { shareOf, type Values } from '@navor/quantities';
import { useTranslation } from 'react-i18next';
import { unitOf } from './formula-state.ts';
import { type Axis, type PlotModel, pointOf } from './plot-model.ts';
import { quantityText } from './quantity-text.ts';
import { TypesetHtml } from './typeset-html.tsx';

/**
 * Only the curve is stretched to the width that there is; figures and marks are HTML, so that they keep their size on a
 * phone, and nothing has to be measured.
 */
export function FormulaPlot({
  model,
  values,
  notice,
}: {
  model: PlotModel;
  values: Values;
  /** Why the curve is no longer that of the values: it stays as a shadow behind these words. */
  notice: string | null;
}) {
  const { t, i18n } = useTranslation('formula');
  const { x, y, rows } = model;
  const point = notice === null ? pointOf(model, values) : null;
  const show = (axis: Axis, value: number | undefined) =>
    value === undefined ? '–' : quantityText(value, unitOf(axis.variable), i18n.language);
  const ends = { first: rows[0], last: rows.at(-1) };
  const summary = t('plot.summary', {
    y: y.variable.name,
    x: x.variable.name,
    from: ends.first?.x,
    to: ends.last?.x,
    first: ends.first?.y,
    last: ends.last?.y,
  });
  const marked = t('plot.point', {
    y: y.variable.name,
    x: x.variable.name,
    atX: show(x, values[x.variable.key]),
    atY: show(y, values[y.variable.key]),
  });
  return (
    <div role="img" aria-label={notice ?? (point ? `${summary} ${marked}` : summary)}>
      <div aria-hidden className="tabular grid grid-cols-[3.75rem_minmax(0,1fr)] text-xs">
        <div className="col-span-2 pb-2">
          <AxisName axis={y} />
        </div>
        <div className="relative">
          {y.ticks.map(({ share, label }) => (
            <span
              key={label}
              className="absolute right-2 translate-y-1/2 text-muted leading-none"
              style={{ bottom: percent(share) }}
            >
              {label}
            </span>
          ))}
        </div>
        <div className="relative h-52 border-line-strong border-b border-l sm:h-64">
          <Curve model={model} point={point} isOutdated={notice !== null} />
          {notice !== null && (
            <p className="absolute inset-0 grid place-items-center px-4 text-center text-muted text-sm">
              <span className="rounded-md border border-line bg-surface px-3 py-1.5">{notice}</span>
            </p>
          )}
          {point && (
            <>
              <span
                className="absolute size-3 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface bg-signal"
                style={position(point)}
              />
              <span
                className={`absolute whitespace-nowrap rounded-sm bg-surface/85 px-1 font-medium text-signal-text ${labelPlace(point, isRising(model, values))}`}
                style={position(point)}
              >
                {show(y, values[y.variable.key])}
              </span>
            </>
          )}
        </div>
        <div />
        <div className="relative h-6">
          {x.ticks.map(({ share, label }) => (
            <span
              key={label}
              className={`absolute top-1.5 whitespace-nowrap text-muted leading-none ${share > 0.95 ? '-translate-x-full sm:-translate-x-1/2' : '-translate-x-1/2'}`}
              style={{ left: percent(share) }}
            >
              {label}
            </span>
          ))}
        </div>
        <div className="col-span-2 text-right">
          <AxisName axis={x} />
        </div>
      </div>
    </div>
  );
}

type Point = { x: number; y: number };

function Curve({
  model: { x, y, curve },
  point,
  isOutdated,
}: {
  model: PlotModel;
  point: Point | null;
  isOutdated: boolean;
}) {
  const place = (value: number, axis: Axis) => Math.round(Math.max(-1, Math.min(2, shareOf(axis.scale, value))) * 1000);
  const path = curve
    .map((piece) => `M${piece.map((sample) => `${place(sample.x, x)} ${1000 - place(sample.y, y)}`).join('L')}`)
    .join('');
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1000 1000"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-hidden"
    >
      <g className="stroke-line">
        {y.ticks.map(({ share, label }) => (
          <line
            key={label}
            x1="0"
            x2="1000"
            y1={1000 - share * 1000}
            y2={1000 - share * 1000}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {x.ticks.map(({ share, label }) => (
          <line key={label} y1="0" y2="1000" x1={share * 1000} x2={share * 1000} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path
        d={path}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
        className={isOutdated ? 'stroke-action opacity-30' : 'stroke-action'}
      />
      {point && (
        <path
          d={`M0 ${1000 - point.y * 1000}H${point.x * 1000}V1000`}
          fill="none"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-signal"
        />
      )}
    </svg>
  );
}

/** As in physics: the numbers beside an axis are the quantity divided by its unit. */
function AxisName({ axis }: { axis: Axis }) {
  return (
    <span className="text-sm">
      <TypesetHtml html={axis.variable.symbolHtml} />
      {!axis.hasUnitInTicks && axis.unit.text !== '' && <span className="text-muted"> / {axis.unit.text}</span>}
    </span>
  );
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

function position({ x, y }: Point) {
  return { left: percent(x), bottom: percent(y) };
}

/** On the side of the point where there is room, and beside the curve rather than on it. */
function labelPlace({ x, y }: Point, isOnRise: boolean): string {
  const isLeft = x > 0.6;
  const isBelow = y > 0.85 || (isOnRise && !isLeft && y > 0.15);
  return `${isLeft ? '-translate-x-[calc(100%+0.6rem)]' : 'translate-x-[0.6rem]'} ${isBelow ? 'translate-y-full' : '-translate-y-1'}`;
}

function isRising({ x, curve }: PlotModel, values: Values): boolean {
  const samples = curve.flat();
  const next = samples.findIndex((sample) => sample.x > (values[x.variable.key] ?? 0));
  const [before, after] = next > 0 ? [samples[next - 1], samples[next]] : [samples[0], samples.at(-1)];
  return before !== undefined && after !== undefined && after.y > before.y;
}

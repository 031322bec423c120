import { useTranslation } from 'react-i18next';
import { bandPaint, bodyPaint, edgePaint } from './band-paint.ts';
import type { BandColour } from './colour-code.ts';

const bandWidth = 14;

/** A resistor with its bands, numbered from the end that they are read from. The names say the same in words. */
export function ResistorDrawing({ bands }: { bands: BandColour[] }) {
  const { t } = useTranslation('calculator');
  const names = bands.map((colour) => t(`resistor.colours.${colour}`)).join(', ');
  return (
    <svg viewBox="0 0 320 92" role="img" aria-label={t('resistor.drawing', { names })} className="w-full max-w-md">
      <path d="M4 54H62M258 54H316" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M62 40q0-12 12-12h20q8 0 14 5h104q6-5 14-5h20q12 0 12 12v28q0 12-12 12h-20q-8 0-14-5H108q-6 5-14 5H74q-12 0-12-12z"
        fill={bodyPaint}
        stroke={edgePaint}
        strokeWidth="2"
      />
      {bands.map((colour, at) => {
        const x = placeOf(at, bands.length);
        const isOnCap = x < 100 || x > 222;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place.
          <g key={at}>
            <rect
              x={x}
              y={isOnCap ? 28 : 33}
              width={bandWidth}
              height={isOnCap ? 52 : 42}
              fill={bandPaint[colour]}
              stroke={edgePaint}
            />
            <text x={x + bandWidth / 2} y="18" textAnchor="middle" fontSize="13" fill="currentColor">
              {at + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The tolerance stands apart, so that people know from which end to read. */
function placeOf(at: number, count: number): number {
  const valueBands = count === 3 ? 3 : count === 4 ? 3 : 4;
  if (at < valueBands) return 80 + at * 30;
  return at === count - 1 ? 228 : 204;
}

export function Swatch({ colour }: { colour: BandColour }) {
  return (
    <svg viewBox="0 0 14 14" aria-hidden="true" className="inline-block size-3.5 shrink-0">
      <rect x="1" y="1" width="12" height="12" rx="2" fill={bandPaint[colour]} stroke="currentColor" />
    </svg>
  );
}

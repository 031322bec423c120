import { useId } from 'react';

type TorqueDrawingProps = {
  title: string;
  force: string;
  lever: string;
  moment: string;
  /** The force as a share of the greatest one; the arrow grows with it. */
  share: number;
};

const BOLT = { x: 112, y: 152 } as const;
const FORCE_X = 376;
const HANDLE_TOP = 140;
const LONGEST_ARROW = 104;

/** A ring spanner on a bolt, cut through the ring: force, lever and moment as engineers draw them. */
export function TorqueDrawing({ title, force, lever, moment, share }: TorqueDrawingProps) {
  const hatchingId = useId();
  const arrowTail = HANDLE_TOP - 28 - share * (LONGEST_ARROW - 28);

  return (
    <svg viewBox="0 16 440 272" className="block h-auto w-full text-ink" role="img" aria-label={title}>
      <defs>
        <pattern id={hatchingId} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="currentColor" />
        </pattern>
      </defs>

      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M157.3 136 392 140a12 12 0 0 1 0 24L157.3 168" />
        <path d={`${RING}${hexagon(30)}`} fill={`url(#${hatchingId})`} fillRule="evenodd" />
        <path d={hexagon(27)} className="fill-sunken" />
        <circle cx={BOLT.x} cy={BOLT.y} r="22" strokeWidth="1" />
      </g>

      <g className="stroke-line-strong" fill="none">
        <path d={`M24 ${BOLT.y}H428M${BOLT.x} 76V212`} strokeDasharray="14 4 3 4" />
        <path d={`M${BOLT.x} 216V268M${FORCE_X} 172V268M${BOLT.x} 260H${FORCE_X}`} />
      </g>
      <path d={`M${BOLT.x} 260l11-3.5v7zM${FORCE_X} 260l-11-3.5v7z`} className="fill-line-strong" />

      <g className="text-action">
        <path d={`M${FORCE_X} ${arrowTail}V${HANDLE_TOP - 10}`} stroke="currentColor" strokeWidth="3" />
        <path d={`M${FORCE_X} ${HANDLE_TOP}l-6-16h12z`} fill="currentColor" />
      </g>

      <g className="text-signal">
        <path d="M57.5 197.7A71 71 0 1 1 168.5 109" fill="none" stroke="currentColor" strokeWidth="3" />
        <path d="M176.5 118.5l-14.5-8.5 9-8z" fill="currentColor" />
      </g>

      <g className="tabular" fill="currentColor" fontSize="19">
        <Label x={FORCE_X - 14} y={arrowTail + 14} anchor="end" symbol="F" value={force} className="text-action" />
        <Label x={BOLT.x} y={58} anchor="middle" symbol="M" value={moment} className="text-signal-text" />
        <Label x={(BOLT.x + FORCE_X) / 2} y={250} anchor="middle" symbol="r" value={lever} className="text-ink" />
      </g>
    </svg>
  );
}

type LabelProps = {
  x: number;
  y: number;
  anchor: 'middle' | 'end';
  symbol: string;
  value: string;
  className: string;
};

function Label({ x, y, anchor, symbol, value, className }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fill="currentColor" className={className}>
      <tspan fontStyle="italic">{symbol}</tspan> = {value}
    </text>
  );
}

const RING = `M${BOLT.x - 48} ${BOLT.y}a48 48 0 1 0 96 0a48 48 0 1 0-96 0z`;

/** A closed path around the bolt's axis with two corners on the horizontal. */
function hexagon(radius: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(BOLT.x + radius * Math.cos(angle)).toFixed(1)} ${(BOLT.y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

import { Body } from './body.tsx';
import { OpenEyes } from './face.tsx';
import { Ground } from './ground.tsx';
import { Arm, Fist } from './limbs.tsx';

export function Lost() {
  return (
    <>
      <Ground from={14} to={212} />
      <Ground from={232} to={272} />
      <BrokenDimension />
      <g transform="translate(96 210.5)">
        <Arm d="M-20 -82C-56 -86 -72 -66 -60 -48" />
        <Arm d="M20 -82C56 -86 72 -66 60 -48" />
        <Body>
          <OpenEyes x={6} y={-1} />
          <path d="M-15 -146q6 -5 13 -3M13 -150q6 -4 12 1" strokeWidth="2.5" />
          <path d="M-2 -112q4 -4 8 0t8 0" />
        </Body>
        <FoldedMap />
        <Fist x={-57} y={-42} />
        <Fist x={57} y={-42} turn={180} />
      </g>
    </>
  );
}

function FoldedMap() {
  return (
    <>
      <path d="M-56 -66L-19 -73L19 -66L56 -73V-16L19 -9L-19 -16L-56 -9Z" fill="var(--color-surface)" />
      <path
        d="M-19 -73V-16L-56 -9V-66ZM19 -66L56 -73V-16L19 -9Z"
        fill="var(--color-action)"
        fillOpacity="0.12"
        strokeWidth="2"
      />
      <path
        d="M-36 -22C-30 -48 -12 -20 2 -36S18 -52 30 -54"
        stroke="var(--color-action)"
        strokeWidth="2.5"
        strokeDasharray="5 5"
      />
      <path d="M27 -61l8 9m0 -9l-8 9" stroke="var(--color-signal)" />
    </>
  );
}

/** Underlined, as drawings mark a length that is not to scale. */
function BrokenDimension() {
  return (
    <>
      <g stroke="var(--color-muted)" strokeWidth="1.5">
        <path d="M184 206V118M266 206V118" />
        <path d="M186 126H216l3 -7 6 14 6 -14 3 7H264" />
        <path d="M184 126l9 -3.5v7zM266 126l-9 -3.5v7z" fill="var(--color-muted)" stroke="none" />
        <path d="M212 196v9l-5 5 10 6-5 5v8M232 196v9l-5 5 10 6-5 5v8" />
      </g>
      <text x="225" y="106" textAnchor="middle" fontSize="26" fontWeight="600" fill="currentColor" stroke="none">
        404
      </text>
      <path d="M204 112H246" strokeWidth="2" />
    </>
  );
}

import { Body } from './body.tsx';
import { OpenEyes } from './face.tsx';
import { Ground } from './ground.tsx';
import { Arm, Fist } from './limbs.tsx';
import { Wrench } from './wrench.tsx';

export function Thinking() {
  return (
    <>
      <Ground from={58} to={274} />
      <LeverSketch />
      <g transform="translate(162 210.5)">
        <Arm d="M20 -82C48 -84 70 -66 80 -42" />
        <Wrench x={88} y={0} />
        <Fist x={86} y={-32} turn={180} />
        <Arm d="M-18 -80C-32 -52 -52 -42 -60 -48C-68 -55 -52 -78 -34 -92" />
        <Body>
          <OpenEyes x={-8} y={-4} />
          <path d="M-28 -147q6 -4 12 -2M0 -149q6 -4 12 1" strokeWidth="2.5" />
          <path d="M4 -112q6 -4 11 -1" />
        </Body>
        <Fist x={-26} y={-97} turn={-150} />
      </g>
    </>
  );
}

function LeverSketch() {
  return (
    <>
      <text x="47" y="38" textAnchor="middle" fontSize="21" fill="currentColor" stroke="none">
        <tspan fontStyle="italic">M</tspan> = <tspan fontStyle="italic">F r</tspan>
      </text>
      <path d="M16 84H80" />
      <circle cx="16" cy="84" r="4" fill="var(--color-surface)" strokeWidth="2" />
      <path d="M7 68A18 18 0 0 1 31 73" strokeWidth="2" />
      <path d="M35 80l-8.5 -5.5 7.5 -5z" fill="currentColor" stroke="none" />
      <path d="M80 54V76" stroke="var(--color-signal)" strokeWidth="2.5" />
      <path d="M80 82l-4.5 -10h9z" fill="var(--color-signal)" stroke="none" />
      <g stroke="var(--color-muted)" strokeWidth="1.5">
        <path d="M16 92V108M80 88V108M18 104H78" />
        <path d="M16 104l8 -3v6zM80 104l-8 -3v6z" fill="var(--color-muted)" stroke="none" />
      </g>
    </>
  );
}

import { Body } from './body.tsx';
import { OpenEyes } from './face.tsx';
import { Ground } from './ground.tsx';
import { Arm, Fist, OpenHand } from './limbs.tsx';
import { Wrench } from './wrench.tsx';

export function Hello() {
  return (
    <>
      <Ground from={26} to={254} />
      <g transform="translate(140 210.5)">
        <Arm d="M-20 -82C-48 -84 -72 -66 -84 -42" />
        <Arm d="M20 -82C54 -62 86 -76 88 -112" />
        <Body>
          <OpenEyes x={2} />
          <path d="M-8 -115Q2 -105 12 -115" />
        </Body>
        <OpenHand x={87} y={-122} turn={12} />
        <path d="M114 -150q5 12 1 25M123 -157q8 18 2 39" stroke="var(--color-muted)" strokeWidth="2" />
        <Wrench x={-92} y={0} />
        <Fist x={-90} y={-32} />
      </g>
    </>
  );
}

import { Body } from './body.tsx';
import { OpenEyes } from './face.tsx';
import { Ground } from './ground.tsx';
import { Arm, Fist } from './limbs.tsx';
import { Wrench } from './wrench.tsx';

export function Waiting() {
  return (
    <>
      <Ground from={8} to={272} />
      <Tray />
      <MissingPart />
      <g transform="translate(104 210.5)">
        <Arm d="M28 -80C44 -58 62 -48 76 -51C90 -55 84 -78 77 -92" />
        <g transform="rotate(5 38 0)">
          <Arm d="M-20 -82C-46 -84 -68 -62 -76 -30" />
          <Body>
            <OpenEyes x={6} />
            <path d="M0 -113q6 4 12 0" />
          </Body>
        </g>
        <Fist x={74} y={-100} turn={180} />
        <Wrench x={-80} y={0} />
        <Fist x={-78} y={-32} />
      </g>
    </>
  );
}

function Tray() {
  return (
    <>
      <path d="M176 148H254L268 163H160Z" fill="var(--color-surface)" />
      <path d="M176 148H254L268 163H160Z" fill="var(--color-action)" fillOpacity="0.2" strokeWidth="2" />
      <path d="M160 163H268L262 206Q261.5 210.5 257 210.5H171Q166.5 210.5 166 206Z" fill="var(--color-surface)" />
      <path d="M200 182H228" strokeWidth="6" />
    </>
  );
}

/** A nut in the thin chain line that stands for a part not there yet. */
function MissingPart() {
  return (
    <g stroke="var(--color-muted)" strokeWidth="1.5">
      <path d="M226 84l17.3 10v20l-17.3 10-17.3-10v-20z" strokeDasharray="10 3 1 3" />
      <path d="M226 76V132M200 104H252" strokeDasharray="11 3 2 3" strokeWidth="1" />
    </g>
  );
}

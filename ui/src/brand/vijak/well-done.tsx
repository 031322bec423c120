import { Body } from './body.tsx';
import { HappyEyes } from './face.tsx';
import { Ground } from './ground.tsx';
import { Arm, Fist } from './limbs.tsx';
import { Wrench } from './wrench.tsx';

export function WellDone() {
  return (
    <>
      <Ground from={6} to={198} />
      <g transform="translate(88 210.5)">
        <Arm d="M-20 -82C-50 -86 -78 -66 -66 -52C-60 -46 -48 -46 -38 -48" />
        <Arm d="M20 -82C46 -58 82 -62 88 -96" />
        <Body>
          <HappyEyes />
          <path d="M-11 -118H11Q10 -106 0 -106Q-10 -106 -11 -118Z" fill="currentColor" strokeWidth="2" />
        </Body>
        <Fist x={-36} y={-49} />
        <Wrench x={70} y={-86} turn={44} />
        <Fist x={87} y={-104} turn={44} />
        <path d={SPARKS} stroke="var(--color-signal)" />
      </g>
    </>
  );
}

/** Short strokes on a circle around the wrench's ring. */
const RING = { x: 157.5, y: -176.6 };
const SPARKS = [-60, -30, 0, 30, 60]
  .map((degrees) => {
    const angle = ((degrees - 46) * Math.PI) / 180;
    const at = (radius: number) =>
      `${(RING.x + radius * Math.cos(angle)).toFixed(1)} ${(RING.y + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(23)}L${at(30)}`;
  })
  .join('');

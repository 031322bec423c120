import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fieldHue } from './field-hue.ts';

/** An object of the field's trade in its hue, by which things of the field are recognised among others; decoration. */
export function FieldDrawing({ field, className }: { field: string; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx(fieldHue(field).line, className)}
    >
      {drawings[field] ?? drawings.strojnistvo}
    </svg>
  );
}

const solid = { fill: 'currentColor', stroke: 'none' };
const glass = 'fill-surface';
/** Dimensions and centre lines. */
const thin = { strokeWidth: 1 };

const drawings: Record<string, ReactNode> = {
  // A multimeter with its probes.
  elektrotehnika: (
    <>
      <path d="M52 86c-18 4-34-4-32-22 2-14 8-18 8-30M72 86c16 6 34-2 32-22-1-12-6-16-6-28" />
      <path d="M25 34h6l-1-22h-4zM95 36h6l-1-22h-4z" {...solid} />
      <rect x="42" y="6" width="40" height="82" rx="6" className={glass} />
      <rect x="48" y="13" width="28" height="20" rx="2" {...solid} fillOpacity="0.2" />
      <path d="M50 26l4-6 5 9 5-11 5 8 4-3" />
      <circle cx="62" cy="56" r="13" {...solid} fillOpacity="0.2" />
      <circle cx="62" cy="56" r="13" />
      <path d="M62 56l7-8" strokeWidth="3" />
      <circle cx="53" cy="79" r="2.5" {...solid} />
      <circle cx="71" cy="79" r="2.5" {...solid} />
    </>
  ),
  // Two wheels in mesh, with their centre lines.
  strojnistvo: (
    <>
      <circle cx="46" cy="54" r="33" strokeWidth="9" strokeDasharray="8.64 8.64" strokeLinecap="butt" />
      <circle cx="46" cy="54" r="29" className={glass} />
      <circle cx="46" cy="54" r="21" {...solid} fillOpacity="0.2" />
      <circle cx="46" cy="54" r="9" className={glass} />
      <circle cx="93" cy="25" r="16" strokeWidth="9" strokeDasharray="8.38 8.38" strokeLinecap="butt" />
      <circle cx="93" cy="25" r="13" className={glass} />
      <circle cx="93" cy="25" r="5" {...solid} fillOpacity="0.3" />
      <path d="M2 54h88M46 10v84M70 25h48M93 2v46" {...thin} strokeDasharray="10 3 2 3" />
    </>
  ),
  // A pneumatic cylinder in section.
  mehatronika: (
    <>
      <rect x="6" y="32" width="80" height="36" rx="3" className={glass} />
      <path d="M8 34h76v6H8zM8 60h76v6H8z" {...solid} fillOpacity="0.25" />
      <path d="M10 40h30v20H10z" {...solid} fillOpacity="0.15" />
      <rect x="40" y="40" width="12" height="20" {...solid} />
      <path d="M52 46h58v8H52z" className={glass} />
      <path d="M110 42v16" strokeWidth="4" />
      <path d="M18 32v-8h10v8M66 32v-8h10v8" />
      <path d="M23 20V6M19 12l4-6 4 6" transform="rotate(180 23 13)" />
      <path d="M71 20V6M67 12l4-6 4 6" />
      <path d="M2 50h116" {...thin} strokeDasharray="10 3 2 3" />
      <path d="M46 72v16M112 62v26M46 84h66M52 81l-6 3 6 3M106 81l6 3-6 3" {...thin} />
    </>
  ),
  // A chip and what leads to it.
  racunalnistvo: (
    <>
      <path d="M6 30h18l8 6M6 48h26M6 66h18l8-6M114 30H96l-8 6M114 48H88M114 66H96l-8-6M48 8v12l2 4M60 6v18M72 8v12l-2 4M48 88V76l2-4M60 90V72M72 88V76l-2-4" />
      <rect x="32" y="24" width="56" height="48" rx="5" className={glass} />
      <rect x="41" y="33" width="38" height="30" rx="2" {...solid} fillOpacity="0.2" />
      <path d="M49 42l-5 6 5 6M71 42l5 6-5 6M63 40l-6 16" />
      <g {...solid}>
        <circle cx="6" cy="30" r="3" />
        <circle cx="6" cy="48" r="3" />
        <circle cx="6" cy="66" r="3" />
        <circle cx="114" cy="30" r="3" />
        <circle cx="114" cy="48" r="3" />
        <circle cx="114" cy="66" r="3" />
      </g>
    </>
  ),
  // A curve with its tangent and the area below it.
  matematika: (
    <>
      <path d="M30 78V52c12-24 28-34 42-22 8 7 14 10 22 4v44z" {...solid} fillOpacity="0.2" />
      <path d="M18 92V8M14 14l4-6 4 6M6 78h108M108 74l6 4-6 4" />
      <path d="M24 66c8-34 30-50 48-36 12 9 22 8 36-16" strokeWidth="3" />
      <path d="M22 46l56-34" {...thin} strokeDasharray="5 3" />
      <circle cx="45" cy="32" r="4" {...solid} />
      <path d="M45 36v42" {...thin} strokeDasharray="3 3" />
    </>
  ),
  // A body on a slope, and the forces on it.
  fizika: (
    <>
      <path d="M8 84h104L112 30z" className={glass} />
      <path d="M8 84h104L112 30z" {...solid} fillOpacity="0.2" />
      <path d="M8 84h104L112 30z" />
      <g transform="rotate(-27.4 64 55)">
        <rect x="48" y="29" width="32" height="25" rx="2" className={glass} />
        <path d="M64 41V2M60 9l4-7 4 7M64 41h38M95 37l7 4-7 4" />
      </g>
      <path d="M58 43v42M54 78l4 7 4-7" strokeWidth="3" />
      <circle cx="58" cy="43" r="3.5" {...solid} />
      <path d="M34 84a26 26 0 0 0-3-12" {...thin} />
    </>
  ),
};

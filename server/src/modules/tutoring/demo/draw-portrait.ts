/** A face of a few shapes, for people who do not exist. */
export type Portrait = {
  background: string;
  skin: string;
  hair: string;
  /** The clothes. */
  top: string;
  style: 'short' | 'long' | 'bun' | 'curls' | 'bald';
  extras: readonly ('glasses' | 'beard' | 'helmet')[];
};

const ink = '#0b1b2b';

/** In the manner of our drawings: flat shapes with an even outline on blueprint paper. */
export function drawPortrait({ background, skin, hair, top, style, extras }: Portrait): string {
  const [outline, fine] = [lines(7), lines(5)];
  const has = (extra: Portrait['extras'][number]) => extras.includes(extra);
  const helmet = `
    <path d="M138 216 C138 116 200 78 256 78 C312 78 374 116 374 216 Z" fill="#e8590c" ${outline}/>
    <path d="M118 216 H394" ${outline} fill="none"/>
    <path d="M236 80 V140 H276 V80" fill="#e8590c" ${outline}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" fill="${background}"/>
    <path d="${gridLines()}" stroke="#ffffff" stroke-opacity="0.22" stroke-width="2" fill="none"/>
    ${has('helmet') ? '' : hairBehind[style](hair, outline)}
    <path d="M72 512 C76 410 150 372 256 372 C362 372 436 410 440 512 Z" fill="${top}" ${outline}/>
    <path d="M214 320 V388 C214 414 298 414 298 388 V320 Z" fill="${skin}" ${outline}/>
    <path d="M154 226 C154 142 198 110 256 110 C314 110 358 142 358 226 C358 306 316 352 256 352 C196 352 154 306 154 226 Z" fill="${skin}" ${outline}/>
    ${has('beard') ? `<path d="M158 252 C170 286 196 272 214 268 C236 286 276 286 298 268 C316 272 342 286 354 252 C352 318 312 360 256 360 C200 360 160 318 158 252 Z" fill="${hair}" ${outline}/>` : ''}
    ${has('helmet') ? helmet : hairInFront[style](hair, outline)}
    <circle cx="214" cy="232" r="9" fill="${ink}"/><circle cx="298" cy="232" r="9" fill="${ink}"/>
    <path d="M256 240 L248 272 L262 274" ${fine} fill="none"/>
    <path d="M226 302 C244 318 270 318 288 302" ${outline} fill="none"/>
    ${has('glasses') ? `<g fill="none" ${fine}><circle cx="212" cy="232" r="30"/><circle cx="300" cy="232" r="30"/><path d="M242 230 Q256 222 270 230"/></g>` : ''}
  </svg>`;
}

function lines(width: number): string {
  return `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
}

function gridLines(): string {
  return Array.from({ length: 7 }, (_, index) => (index + 1) * 64)
    .map((at) => `M${at} 0V512M0 ${at}H512`)
    .join('');
}

type Draw = (fill: string, outline: string) => string;

const nothing: Draw = () => '';

const hairBehind: Record<Portrait['style'], Draw> = {
  short: nothing,
  bald: nothing,
  long: (fill, outline) =>
    `<path d="M128 420 C104 300 112 92 256 88 C400 92 408 300 384 420 Z" fill="${fill}" ${outline}/>`,
  bun: (fill, outline) => `<circle cx="256" cy="76" r="52" fill="${fill}" ${outline}/>`,
  curls: (fill, outline) =>
    `<path d="M132 330 C92 300 92 240 118 214 C96 160 140 96 196 100 C220 64 300 64 318 100 C376 98 416 160 394 214 C420 240 420 300 380 330 Z" fill="${fill}" ${outline}/>`,
};

const fringe: Draw = (fill, outline) =>
  `<path d="M148 226 C140 130 190 92 258 92 C330 92 372 130 364 226 C346 202 340 176 332 166 C290 182 222 178 196 152 C182 176 166 200 148 226 Z" fill="${fill}" ${outline}/>`;

const hairInFront: Record<Portrait['style'], Draw> = {
  short: fringe,
  bald: nothing,
  long: fringe,
  bun: fringe,
  curls: (fill, outline) =>
    `<path d="M150 214 C150 150 196 112 256 112 C316 112 362 150 362 214 C336 196 330 168 316 164 C296 178 274 170 262 158 C244 174 222 176 204 164 C186 172 176 196 150 214 Z" fill="${fill}" ${outline}/>`,
};

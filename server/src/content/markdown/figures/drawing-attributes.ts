const shape = ['className', 'id', 'transform', 'opacity', 'pathLength'];
const outline = ['stroke', 'strokeWidth', 'strokeOpacity', 'strokeLineCap', 'strokeLineJoin', 'strokeMiterLimit'];
const dashes = ['strokeDashArray', 'strokeDashOffset', 'vectorEffect'];
const inside = ['fill', 'fillOpacity', 'fillRule'];
const type = [
  'fontSize',
  'fontStyle',
  'fontWeight',
  'textAnchor',
  'dominantBaseline',
  'baselineShift',
  'letterSpacing',
];
const box = ['x', 'y', 'width', 'height'];
const glyphs = ['x', 'y', 'dx', 'dy', 'rotate', 'textLength', 'lengthAdjust'];

/** References to other parts of the same drawing. */
export const markerAttributes = ['markerStart', 'markerMid', 'markerEnd'];
export const linkAttributes = ['href', 'xLinkHref'];
export const paintAttributes = ['fill', 'stroke'];

/** What an element of a drawing may be told; which elements there are, and what they may have besides. */
export const sharedAttributes = [...shape, ...outline, ...dashes, ...inside, ...type, ...markerAttributes];

export const drawingElements: Record<string, string[]> = {
  svg: ['viewBox', 'preserveAspectRatio', 'width', 'height'],
  g: [],
  defs: [],
  title: [],
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: [...box, 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  text: glyphs,
  tspan: glyphs,
  marker: ['viewBox', 'preserveAspectRatio', 'refX', 'refY', 'markerWidth', 'markerHeight', 'markerUnits', 'orient'],
  use: [...box, ...linkAttributes],
};

/** Written by drawing programs, without a meaning inside a page. */
export const idleAttributes = ['xmlns', 'xmlnsXLink', 'xmlSpace', 'version'];

/** They take their colours from the theme. */
export const drawingClasses = ['accent', 'signal', 'muted', 'fill-paper', 'fill-accent', 'fill-signal', 'fill-muted'];

/** Of the light theme: paper is always light. */
export const colours = {
  ink: '#0b1b2b',
  quiet: '#4c5c6c',
  hairline: '#dfdcd3',
  action: '#1f5fd0',
  arrow: '#e8590c',
  signal: '#b8440a',
  danger: '#bb2418',
  paper: '#ffffff',
} as const satisfies Record<string, Colour>;

/** Red, green and blue, as hexadecimal digits. */
export type Colour = `#${string}`;

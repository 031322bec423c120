import mathFont from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import mathItalicFont from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';
import type { LinkDescriptor } from 'react-router';

/** Nearly every formula is set in these two: a screen with formulas has them fetched with it. */
export const mathFonts = (): LinkDescriptor[] =>
  [mathFont, mathItalicFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }));

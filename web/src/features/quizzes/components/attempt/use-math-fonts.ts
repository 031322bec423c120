import { useEffect } from 'react';

/** Browsers ask for a font when a text first needs it, and show nothing until it is there. */
const fonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'];

/** Has the fonts of formulas ready before a question that has formulas is stepped to. */
export function useMathFonts(): void {
  useEffect(() => {
    // Without them formulas are still read, in another typeface.
    for (const font of fonts) document.fonts?.load(font).catch(() => {});
  }, []);
}

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

type DrawingImageProps = { source: string; alt: string; className?: string };

/** A drawing as a picture, in which nothing can run, in the colours that it has on a page. */
export function DrawingImage({ source, alt, className }: DrawingImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const style = styleOf(getComputedStyle(image.current ?? document.body));
    // A picture knows nothing of the page that shows it.
    const styled = source.replace(/<svg\b[^>]*>/, (start) => (start.endsWith('/>') ? start : `${start}${style}`));
    setAddress(`data:image/svg+xml,${encodeURIComponent(withNamespace(styled))}`);
  }, [source]);
  return <img ref={image} src={address} alt={alt} className={clsx('max-w-full object-contain', className)} />;
}

/** What `ui/src/prose/figures.css` says of drawings, with the colours of now. */
function styleOf(theme: CSSStyleDeclaration): string {
  const colour = (name: string) => theme.getPropertyValue(`--color-${name}`);
  const tint = (name: string, percent: number) =>
    `fill: color-mix(in oklab, ${colour(name)} ${percent}%, ${colour('paper')})`;
  return `<style>
    svg { color-scheme: ${schemeOf(theme)}; color: ${theme.color}; overflow: visible; font-family: sans-serif }
    marker { overflow: visible }
    .accent { color: ${colour('action')} } .signal { color: ${colour('signal')} } .muted { color: ${colour('muted')} }
    text.signal { color: ${colour('signal-text')} }
    .fill-paper { fill: ${colour('paper')} } .fill-muted { ${tint('muted', 16)} }
    .fill-accent { ${tint('action', 16)} } .fill-signal { ${tint('signal', 20)} }
  </style>`;
}

/** Colours are pairs, one for each scheme; a picture is light unless it is told. */
function schemeOf({ colorScheme }: CSSStyleDeclaration): string {
  if (colorScheme === 'light' || colorScheme === 'dark') return colorScheme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function withNamespace(source: string): string {
  return /\sxmlns=/.test(source) ? source : source.replace(/<svg\b/, '<svg xmlns="http://www.w3.org/2000/svg"');
}

import type { Schema } from 'hast-util-sanitize';
import {
  drawingElements,
  linkAttributes,
  markerAttributes,
  paintAttributes,
  sharedAttributes,
} from './figures/drawing-attributes.ts';

const htmlElements = [
  ...['a', 'aside', 'blockquote', 'br', 'code', 'del', 'details', 'div', 'em', 'figcaption', 'figure'],
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p', 'pre', 'source', 'span', 'strong', 'summary'],
  ...['table', 'tbody', 'td', 'th', 'thead', 'tr', 'track', 'ul', 'video'],
];

/** Sides of cells and colours of code: no quote, slash or function that could load something. */
const value = String.raw`(?:[\w-]+|var\(--color-[a-z-]+\))`;
const harmlessStyle = new RegExp(`^[a-z-]+:${value}(?:;[a-z-]+:${value})*$`);

/** Pictures of ours alone, each with how wide it is. */
const ownPictures = /^\/files\/[\w./-]+ \d+w(?:, \/files\/[\w./-]+ \d+w)*$/;

/** The last gate: whatever the steps before it and the libraries they use let slip, only this leaves. */
export const outputSchema: Schema = {
  tagNames: [...htmlElements, ...Object.keys(drawingElements)],
  attributes: {
    '*': ['className', 'id', 'ariaLabel', 'role', 'tabIndex', 'dataKind', 'dataLanguage'],
    a: ['href', 'rel'],
    img: ['src', 'alt', 'loading', 'width', 'height', ['srcSet', ownPictures], ['sizes', /^[\w().:, -]+$/]],
    ol: ['start'],
    source: ['src', 'type'],
    span: ['dataPiece', ['style', harmlessStyle]],
    td: [['style', harmlessStyle]],
    th: ['scope', ['style', harmlessStyle]],
    track: ['kind', 'src', 'srcLang', 'label', 'default'],
    video: ['controls', 'preload', 'poster', 'playsInline'],
    ...Object.fromEntries(
      Object.entries(drawingElements).map(([name, own]) => [name, [...sharedAttributes, ...own].map(drawingAttribute)]),
    ),
  },
  protocols: { href: ['https', 'mailto'], src: ['https'], poster: ['https'] },
  strip: ['script', 'style'],
  ancestors: {},
  required: {},
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
};

function drawingAttribute(name: string): string | [string, RegExp] {
  if (linkAttributes.includes(name)) return [name, /^#[\w.-]+$/];
  if (markerAttributes.includes(name)) return [name, /^(?:none|url\(#[\w.-]+\))$/];
  return paintAttributes.includes(name) ? [name, /^[\w-]+$/] : name;
}

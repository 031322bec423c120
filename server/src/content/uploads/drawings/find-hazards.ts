import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { drawingElements } from '../../markdown/figures/drawing-attributes.ts';

/** What keeps a drawing out, for its author to read: elements and attributes as they write them. */
export function findHazards(root: Element): { unsafe: string[]; unfit: string[] } {
  const unsafe = new Set<string>();
  const unfit = new Set<string>();
  visit(root, 'element', (node) => {
    const { tagName } = node;
    // Left out with all that is in it.
    if (['metadata', 'desc'].includes(tagName) || tagName.includes(':')) return SKIP;
    if (active.has(tagName.toLowerCase())) unsafe.add(`<${tagName}>`);
    else if (!isKnown(tagName) || (tagName === 'svg' && node !== root)) unfit.add(`<${tagName}>`);
    if (tagName === 'style') {
      const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
      if (/@import|url\(\s*(?!["']?#)|expression\(/i.test(text)) unsafe.add('<style>');
    }
    for (const [name, value] of Object.entries(node.properties)) {
      const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
      if (/^on/i.test(name)) unsafe.add(`${name} (<${tagName}>)`);
      else if (isAddress(name)) {
        if (!text.trim().startsWith('#') && tagName !== 'a') unsafe.add(`href="${shortened(text)}" (<${tagName}>)`);
      } else if (/url\(\s*(?!["']?#)|expression\(|javascript:/i.test(text)) unsafe.add(`${name} (<${tagName}>)`);
      else if (painting.test(`${name}:${text}`)) unfit.add(`${name}="${shortened(text)}" (<${tagName}>)`);
    }
    return undefined;
  });
  return { unsafe: [...unsafe], unfit: [...unfit] };
}

/** Elements that run, load or change something by themselves. */
const active = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'image', 'feimage', 'handler'],
  ...['animate', 'animatemotion', 'animatetransform', 'animatecolor', 'set', 'discard', 'link', 'base', 'meta'],
]);

/** Clips, masks, filters and gradients, which would be missing from what is made of the drawing. */
const painting =
  /^(?:clipPath|mask|filter|clip-path):(?!none)|^(?:fill|stroke|style):[^;]*url\(|(?:clip-path|mask|filter|fill|stroke)\s*:\s*url\(/;

/** A link becomes a group, and styles become attributes. */
function isKnown(tagName: string): boolean {
  return Object.hasOwn(drawingElements, tagName) || tagName === 'a' || tagName === 'style';
}

function isAddress(name: string): boolean {
  return ['href', 'xLinkHref', 'src'].includes(name);
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

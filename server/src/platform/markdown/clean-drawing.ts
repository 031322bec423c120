import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import {
  drawingClasses,
  drawingElements,
  idleAttributes,
  linkAttributes,
  markerAttributes,
  paintAttributes,
  sharedAttributes,
} from './drawing-attributes.ts';

type Finding = { rule: string; message: string };
type Drawing = { svg: Element | null; problems: Finding[] };

/** Lets through only what a line drawing needs: anything else in an SVG can run, load or restyle something. */
export function cleanDrawing(source: string, figureId: string): Drawing {
  const problems: Finding[] = [];
  const refuse = (message: string) => problems.push({ rule: 'figure-content', message });
  const roots = fromHtml(source, { fragment: true }).children.filter(
    (node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''),
  );
  const [root] = roots;
  if (root?.type !== 'element' || root.tagName !== 'svg' || roots.length > 1) {
    refuse('the file must hold one <svg> and nothing else');
    return { svg: null, problems };
  }
  const context = { figureId, refuse, targets: localTargets(root) };
  const svg: Element = { ...root, properties: cleanProperties(root, context), children: cleanChildren(root, context) };
  const [, , width, height] = String(svg.properties.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height || !(width > 0) || !(height > 0)) {
    problems.push({ rule: 'figure-view-box', message: 'the <svg> needs a viewBox such as "0 0 640 360"' });
  } else {
    // All drawings are to one scale, so that their letters are equally large.
    Object.assign(svg.properties, { width, height });
  }
  return { svg, problems };
}

type Context = { figureId: string; refuse: (message: string) => void; targets: Targets };
type Targets = {
  ids: Set<string>;
  /** Each `use` of one would multiply those inside it. */
  holdingUse: Set<string>;
};

function localTargets(root: Element): Targets {
  const targets: Targets = { ids: new Set(), holdingUse: new Set() };
  visit(root, 'element', (node) => {
    const { id } = node.properties;
    if (!id) return;
    targets.ids.add(String(id));
    visit(node, 'element', ({ tagName }) => {
      if (tagName === 'use') targets.holdingUse.add(String(id));
    });
  });
  return targets;
}

function cleanChildren(parent: Element, context: Context): ElementContent[] {
  return parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    const isNestedRoot = node.tagName === 'svg';
    const isMarkedUpTitle = parent.tagName === 'title';
    if (!Object.hasOwn(drawingElements, node.tagName) || isNestedRoot || isMarkedUpTitle) {
      context.refuse(`<${node.tagName}> is not allowed`);
      return [];
    }
    const { tagName } = node;
    const properties = cleanProperties(node, context);
    return [{ type: 'element', tagName, properties, children: cleanChildren(node, context) }];
  });
}

function cleanProperties({ tagName, properties }: Element, context: Context): Properties {
  const allowed = [...sharedAttributes, ...(drawingElements[tagName] ?? [])];
  const kept: Properties = {};
  for (const [name, value] of Object.entries(properties)) {
    if (idleAttributes.includes(name)) continue;
    const cleaned = allowed.includes(name) ? cleanValue(name, value, context) : undefined;
    if (cleaned === undefined) context.refuse(`${name}="${value}" of <${tagName}> is not allowed`);
    else kept[name] = cleaned;
  }
  return kept;
}

function cleanValue(name: string, value: Properties[string], context: Context): Properties[string] | undefined {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  const { figureId, targets } = context;
  if (name === 'id') return /^[\w-]+$/.test(text) ? `${figureId}.${text}` : undefined;
  if (name === 'className') return text.split(' ').every((one) => drawingClasses.includes(one)) ? value : undefined;
  if (paintAttributes.includes(name)) return paints.includes(text) ? text : undefined;
  if (markerAttributes.includes(name)) {
    const id = /^url\(#([\w-]+)\)$/.exec(text)?.[1];
    if (text === 'none') return text;
    return id && targets.ids.has(id) ? `url(#${figureId}.${id})` : undefined;
  }
  if (linkAttributes.includes(name)) {
    const id = /^#([\w-]+)$/.exec(text)?.[1];
    return id && targets.ids.has(id) && !targets.holdingUse.has(id) ? `#${figureId}.${id}` : undefined;
  }
  return /^[\w\s.,%()+-]*$/.test(text) && !/url/i.test(text) ? value : undefined;
}

const paints = ['none', 'currentColor', 'inherit', 'context-stroke', 'context-fill'];

import type { Element, ElementContent, Properties, RootContent } from 'hast';
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
  const [, styled] = textStyling.exec(source) ?? [];
  if (styled) {
    refuse(`<${styled}> is not allowed`);
    return { svg: null, problems };
  }
  const roots = rootsOf(source);
  const [root] = roots ?? [];
  if (!roots || (root?.type === 'element' && !isShallow(root))) {
    refuse(`elements are nested at most ${deepestNesting} deep`);
    return { svg: null, problems };
  }
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

const deepestNesting = 30;

/**
 * Elements that style the text of web pages: one that is left open is opened again in every paragraph after it, so that a few
 * thousand characters become millions of elements while they are parsed.
 */
const textStyling = /<(b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)(?=[\s/>])/i;

/** Null for a file that is nested so deeply that it cannot even be read. */
function rootsOf(source: string): RootContent[] | null {
  try {
    return fromHtml(source, { fragment: true }).children.filter(
      (node) => node.type === 'element' || (node.type === 'text' && node.value.trim() !== ''),
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isShallow(root: Element): boolean {
  let level: ElementContent[] = [root];
  for (let depth = 0; depth <= deepestNesting; depth++) {
    level = level.flatMap((node) => (node.type === 'element' ? node.children : []));
  }
  return level.length === 0;
}

type Context = { figureId: string; refuse: (message: string) => void; targets: Targets };
type Targets = {
  ids: Set<string>;
  /** Each `use` of one would multiply those inside it. */
  holdingUse: Set<string>;
  /** Those with markers; a marker that shows markers multiplies them at every point, level by level. */
  holdingMarkers: Set<string>;
};

function localTargets(root: Element): Targets {
  const targets: Targets = { ids: new Set(), holdingUse: new Set(), holdingMarkers: new Set() };
  visit(root, 'element', (node) => {
    const { id } = node.properties;
    if (!id) return;
    targets.ids.add(String(id));
    visit(node, 'element', (inner) => {
      if (inner.tagName === 'use') targets.holdingUse.add(String(id));
      if (hasMarkers(inner)) targets.holdingMarkers.add(String(id));
    });
  });
  return targets;
}

function hasMarkers({ properties }: Element): boolean {
  return markerAttributes.some((name) => name in properties && properties[name] !== 'none');
}

/** Whether a marker shows markers: its own, those inside it, those it inherits from around it or uses from elsewhere. */
function isMarkerOfMarkers(marker: Element, isInherited: boolean, { targets }: Context): boolean {
  let isFound = isInherited;
  visit(marker, 'element', (inner) => {
    const used = linkAttributes.map((name) => String(inner.properties[name] ?? '').slice(1));
    isFound ||= hasMarkers(inner) || used.some((id) => targets.holdingMarkers.has(id));
  });
  return isFound;
}

function cleanChildren(parent: Element, context: Context, isMarked = hasMarkers(parent)): ElementContent[] {
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
    if (tagName === 'marker' && isMarkerOfMarkers(node, isMarked, context)) {
      context.refuse('a <marker> must not have markers itself, nor stand inside an element that has');
      return [];
    }
    const properties = cleanProperties(node, context);
    return [
      { type: 'element', tagName, properties, children: cleanChildren(node, context, isMarked || hasMarkers(node)) },
    ];
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

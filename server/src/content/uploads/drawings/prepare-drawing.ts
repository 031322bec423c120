import type { UploadChange } from '@navor/contract';
import type { Element, ElementContent, Properties } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { cleanDrawing } from '../../markdown/figures/clean-drawing.ts';
import {
  drawingClasses,
  drawingElements,
  linkAttributes,
  paintAttributes,
  sharedAttributes,
} from '../../markdown/figures/drawing-attributes.ts';
import { refusal, type UploadRefusal } from '../upload.ts';
import { findHazards } from './find-hazards.ts';
import { readStyles, type Styles } from './read-styles.ts';
import { takeFallbacks } from './take-fallbacks.ts';
import { themeFill, themeStroke } from './theme-paint.ts';

export type PreparedDrawing =
  | { kind: 'clean'; source: string }
  | { kind: 'convertible'; source: string; changes: UploadChange[] }
  | UploadRefusal;

/**
 * Looks at a drawing that somebody made elsewhere. One that can be shown stays as it is; of one that only says in other words
 * what drawings here say by attributes, such a drawing is made and offered. What could run or load something is refused.
 */
export function prepareDrawing(source: string): PreparedDrawing {
  const before = cleanDrawing(source, figureId);
  if (before.svg && before.problems.length === 0) return { kind: 'clean', source };
  if (!before.svg)
    return refusal(
      'unfit_drawing',
      before.problems.map(({ message }) => message),
    );
  const root = rootOf(source);
  const hasFallbacks = takeFallbacks(root);
  const hazards = findHazards(root);
  if (hazards.unsafe.length > 0) return refusal('unsafe_drawing', hazards.unsafe);
  if (hazards.unfit.length > 0) return refusal('unfit_drawing', hazards.unfit);
  const conversion = new Conversion(root);
  if (hasFallbacks) conversion.changes.add('editor_data_removed');
  const converted = `${toHtml(conversion.convertRoot(root), { space: 'svg', closeEmptyElements: true, tightSelfClosing: true })}\n`;
  const { problems } = cleanDrawing(converted, figureId);
  const left = [...conversion.unsupported, ...problems.map(({ message }) => message)];
  if (left.length > 0) return refusal('unfit_drawing', [...new Set(left)]);
  return { kind: 'convertible', source: converted, changes: [...conversion.changes] };
}

const figureId = 'figure';

/** There is one: it was cleaned before. */
function rootOf(source: string): Element {
  const [root] = fromHtml(source, { fragment: true }).children.filter((node) => node.type === 'element');
  if (!root) throw new Error('A drawing has a root');
  return root;
}

class Conversion {
  readonly changes = new Set<UploadChange>();
  readonly unsupported: string[];
  readonly #styles: Styles;

  constructor(root: Element) {
    const sheets: string[] = [];
    visit(root, 'element', (node) => {
      if (node.tagName === 'style')
        sheets.push(node.children.map((child) => ('value' in child ? child.value : '')).join(''));
    });
    if (sheets.length > 0) this.changes.add('styles_inlined');
    this.#styles = readStyles(sheets);
    this.unsupported = this.#styles.unsupported;
  }

  convertRoot(root: Element): Element {
    const converted = this.#element(root);
    const { width, height, ...properties } = converted.properties;
    if (!properties.viewBox) {
      const [across, down] = [Number.parseFloat(String(width)), Number.parseFloat(String(height))];
      if (across > 0 && down > 0) {
        properties.viewBox = `0 0 ${across} ${down}`;
        this.changes.add('view_box_added');
      }
    }
    // What says nothing of its colour would be black, on dark paper as well.
    return { ...converted, properties: { xmlns: 'http://www.w3.org/2000/svg', fill: 'currentColor', ...properties } };
  }

  #element(node: Element): Element {
    const tagName = node.tagName === 'a' ? 'g' : node.tagName;
    const properties = this.#properties(tagName, node);
    const children = node.children.flatMap((child) => this.#child(child));
    return { type: 'element', tagName, properties, children };
  }

  #child(node: ElementContent): ElementContent[] {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    if (node.type !== 'element') return [];
    // What programs keep for themselves, and what their layers hide.
    const isIdle = idleElements.includes(node.tagName) || node.tagName.includes(':') || this.#isHidden(node);
    if (!isIdle) return [this.#element(node)];
    if (node.tagName !== 'style') this.changes.add('editor_data_removed');
    return [];
  }

  #isHidden(node: Element): boolean {
    const display = this.#stylesOf(node).get('display') ?? node.properties.display;
    return display === 'none';
  }

  #stylesOf({ tagName, properties }: Element): Map<string, string> {
    const { className, id, style } = properties;
    const classes = Array.isArray(className) ? className.map(String) : [];
    return this.#styles.of({ tag: tagName, classes, id: id ? String(id) : undefined, inline: String(style ?? '') });
  }

  #properties(tagName: string, node: Element): Properties {
    const allowed = [...sharedAttributes, ...(drawingElements[tagName] ?? [])];
    const converted: Properties = {};
    for (const [name, value] of Object.entries(node.properties)) {
      const target = linkAttributes.includes(name) ? 'href' : name;
      if (name === 'style' || name === 'className') continue;
      if (allowed.includes(target)) converted[target] = value;
      else if (!neededForNothing.includes(name)) this.changes.add('editor_data_removed');
    }
    if (node.properties.style) this.changes.add('styles_inlined');
    for (const [property, value] of this.#stylesOf(node)) {
      const name = attributeNames.get(property.replaceAll('-', ''));
      if (name) converted[name] = value;
    }
    const classes = Array.isArray(node.properties.className) ? node.properties.className.map(String) : [];
    const kept = classes.filter((one) => drawingClasses.includes(one));
    return this.#painted(tagName, converted, kept);
  }

  #painted(tagName: string, properties: Properties, classes: string[]): Properties {
    const painted = { ...properties };
    const added = new Set(classes);
    for (const name of paintAttributes) {
      const given = painted[name];
      if (given === undefined) continue;
      const colour = String(given);
      const isSurface = name === 'fill' && tagName !== 'text' && tagName !== 'tspan';
      const theme = isSurface ? themeFill(colour) : themeStroke(colour);
      if (!theme) continue;
      painted[name] = theme.paint;
      if (theme.paint !== colour || theme.className) this.changes.add('colours_of_theme');
      // An element has one colour: that of its outline, if it has both.
      const isTone = theme.className !== undefined && !theme.className.startsWith('fill-');
      if (isTone) for (const tone of tones) added.delete(tone);
      if (theme.className) added.add(theme.className);
      if (theme.className?.startsWith('fill-')) delete painted.fill;
    }
    return added.size > 0 ? { className: [...added], ...painted } : painted;
  }
}

const idleElements = ['metadata', 'desc', 'style'];
const tones = ['accent', 'signal', 'muted'];
const neededForNothing = ['xmlns', 'xmlnsXLink', 'xmlSpace', 'version', 'width', 'height'];

/** As style sheets write them, without hyphens: programs and parsers put those and capitals in different places. */
const attributeNames = new Map(
  sharedAttributes.filter((name) => name !== 'className' && name !== 'id').map((name) => [name.toLowerCase(), name]),
);

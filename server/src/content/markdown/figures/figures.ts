import type { ElementContent } from 'hast';
import { pictureWidths, smallerOf } from '../../../platform/files/smaller-pictures.ts';
import type { PictureSize } from '../../files/picture-size.ts';
import { element, type Handlers } from '../element.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import { cleanDrawing } from './clean-drawing.ts';
import type { FigureNode } from './figure-node.ts';

export function figureHandlers(rendering: Rendering): Handlers {
  return {
    figure: (state, node: FigureNode) => {
      if (!node.alt) {
        rendering.error('alt-text', node, markdownFault('figureUndescribed', node.path));
      }
      const { id, number } = rendering.anchors.of(node) ?? {};
      const picture = isDrawing(node) ? drawing(node, id, rendering) : photograph(node, rendering);
      const label = element('span', { className: ['figure-number'] }, [`${rendering.words.figure} ${number ?? '?'}.`]);
      const caption = node.children.length > 0 ? [element('figcaption', {}, [label, ' ', ...state.all(node)])] : [];
      return element('figure', id ? { className: ['figure'], id } : { className: ['figure'] }, [
        ...picture,
        ...caption,
      ]);
    },
  };
}

function isDrawing({ path }: FigureNode): boolean {
  return path.endsWith('.svg');
}

function drawing(node: FigureNode, id: string | undefined, rendering: Rendering): ElementContent[] {
  const source = rendering.options.figure(node.path);
  if (source === undefined) return missing(node, rendering);
  const { svg, problems } = cleanDrawing(source, id ?? `${rendering.options.anchorPrefix ?? ''}figure`);
  for (const { rule, message } of problems)
    rendering.error(rule, node, markdownFault('drawingFaulty', node.path, message));
  if (!svg) return [];
  return [{ ...svg, properties: { ...svg.properties, role: 'img', ariaLabel: node.alt } }];
}

function photograph(node: FigureNode, rendering: Rendering): ElementContent[] {
  const src = rendering.options.media(node.path, 'picture');
  if (!src) return missing(node, rendering);
  const size = rendering.options.pictureSize?.(node.path);
  return [element('img', { src, alt: node.alt, loading: 'lazy', ...size, ...smallerForms(src, size) })];
}

/** For browsers to choose from. What is hardly wider than its smaller form has none. */
function smallerForms(src: string, size: PictureSize | undefined): { srcSet?: string; sizes?: string } {
  if (!size) return {};
  const forms = pictureWidths.filter((width) => width * 1.2 < size.width);
  if (forms.length === 0) return {};
  const smaller = forms.map((width) => `${smallerOf(src, width)} ${width}w`);
  return { srcSet: [...smaller, `${src} ${size.width}w`].join(', '), sizes: columnWidth };
}

/** Of the text that shows it: the whole of a narrow screen. */
const columnWidth = '(min-width: 48rem) 44rem, 100vw';

function missing(node: FigureNode, rendering: Rendering): [] {
  rendering.error('missing-file', node, markdownFault('figureMissing', node.path));
  return [];
}

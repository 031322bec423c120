import type { Element } from 'hast';
import type { RootContentMap } from 'mdast';
import { element, type Handlers } from '../element.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';
import { formulaSize } from './keep-formulas-together.ts';
import { typeset } from './typeset.ts';

export function formulaHandlers(rendering: Rendering): Handlers {
  return {
    inlineMath: (_state, node: RootContentMap['inlineMath']) => {
      if (rendering.written(node).startsWith('$$')) {
        rendering.error('formula-fence', node, markdownFault('formulaInLine'));
      }
      return render(node, 0, rendering) ?? element('code', {}, [node.value]);
    },
    math: (_state, node: RootContentMap['math']) => {
      const content = render(node, 1, rendering);
      if (!content) return element('pre', { tabIndex: 0 }, [element('code', {}, [node.value])]);
      const anchor = rendering.anchors.of(node);
      const number = anchor ? `(${anchor.number})` : '';
      const name = `${rendering.words.formula} ${number}`.trim();
      // Wide formulas scroll, which a keyboard can only do inside what it can focus.
      const box = element('div', { className: ['formula-box'], tabIndex: 0, role: 'group', ariaLabel: name }, [
        content,
      ]);
      if (!anchor) return element('div', { className: ['formula'] }, [box]);
      const link = { className: ['formula-number'], href: `#${anchor.id}`, ariaLabel: name };
      return element('div', { className: ['formula'], id: anchor.id }, [box, element('a', link, [number])]);
    },
  };
}

type MathNode = RootContentMap['math'] | RootContentMap['inlineMath'];

/** Nothing for a faulty one, which is then shown as it was written. */
function render(node: MathNode, linesAbove: number, rendering: Rendering): Element | undefined {
  const result = typeset(node.value, node.type === 'math');
  if (result.kind === 'typeset') {
    const kept = rendering.finished.keep(result.html);
    if (node.type === 'inlineMath') Object.assign(kept.properties, formulaSize(result.html));
    return kept;
  }
  const below = node.value.slice(0, Math.max(result.index, 0)).split('\n').length - 1;
  rendering.error('formula', rendering.lineOf(node, linesAbove + below), result.fault);
  return undefined;
}

import type { ElementContent } from 'hast';
import type { Paragraph, RootContent, RootContentMap } from 'mdast';
import { element, type Handlers } from '../element.ts';
import { type CallOutKind, callOutKinds } from '../labels.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

type Directive = RootContentMap['containerDirective'];

export function callOutHandlers(rendering: Rendering): Handlers {
  return {
    containerDirective: (state, node: Directive) => {
      const [label, children] = splitLabel(node);
      const content = state.wrap(state.all({ type: 'root', children }), true);
      if (!isCallOut(node.name)) {
        rendering.error(
          'unknown-block',
          node,
          markdownFault('callOutUnknown', `:::${node.name}`, callOutKinds.join(', ')),
        );
        return element('div', {}, content);
      }
      for (const attribute of Object.keys(node.attributes ?? {})) {
        rendering.error(
          'unknown-attribute',
          node,
          markdownFault('callOutAttribute', `:::${node.name}`, `{${attribute}}`),
        );
      }
      const title = label ? state.all(label) : [rendering.words.callOuts[node.name]];
      return callOut(node.name, title, content);
    },
  };
}

function callOut(kind: CallOutKind, title: (ElementContent | string)[], content: ElementContent[]): ElementContent {
  const properties = { className: ['callout'], dataKind: kind };
  if (kind === 'solution') return element('details', properties, [element('summary', {}, title), ...content]);
  // A note and no landmark: a list of a dozen landmarks helps nobody to find their way.
  const heading = element('p', { className: ['callout-title'] }, title);
  return element('aside', { ...properties, role: 'note' }, [heading, ...content]);
}

function splitLabel({ children }: Directive): [Paragraph | undefined, RootContent[]] {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? [first, rest] : [undefined, children];
}

function isCallOut(name: string): name is CallOutKind {
  return callOutKinds.some((kind) => kind === name);
}

import type { Element, ElementContent, Properties } from 'hast';
import type { Options } from 'remark-rehype';

/** How nodes of a Markdown tree become elements, by their type. */
export type Handlers = NonNullable<Options['handlers']>;
export type State = Parameters<NonNullable<Handlers['paragraph']>>[0];

export function element(tagName: string, properties: Properties, children: (ElementContent | string)[] = []): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}

import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Image, Root as MarkdownRoot, Nodes } from 'mdast';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts';

/** What a bank can hold beside texts, and what of a text it could not. */
export type HtmlWriting = {
  /** The address of a drawing in the bank, by its path in the quiz's folder; null where the bank has no files. */
  figure: (path: string) => string | null;
  /** Told of each figure that was left out or shows its caption elsewhere, and of each call-out that became a quotation. */
  onLoss: (loss: 'figure' | 'caption' | 'callOut') => void;
};

/** Our Markdown as Moodle shows it: HTML, with formulas between the marks that its MathJax looks for. */
export function toBlocksHtml(markdown: string, writing: HtmlWriting): string {
  return toHtml(htmlTree(markdown, writing));
}

/** One paragraph, without the element around it. */
export function toLineHtml(markdown: string, writing: HtmlWriting): string {
  const tree = htmlTree(markdown, writing);
  const [only, ...others] = tree.children.filter(({ type }) => type === 'element');
  const isParagraph = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
  return toHtml(isParagraph ? { type: 'root', children: only.children } : tree);
}

function htmlTree(markdown: string, writing: HtmlWriting): Root {
  const tree = unified()
    .use(remarkRehype, { handlers: handlersFor(writing) })
    .runSync(parseMarkdown(markdown) satisfies MarkdownRoot);
  return tree as Root;
}

function handlersFor({ figure, onLoss }: HtmlWriting): NonNullable<Options['handlers']> {
  return {
    inlineMath: (_state, node: { value: string }) => text(`\\(${node.value}\\)`),
    math: (_state, node: { value: string }) => element('p', [text(`\\[${node.value}\\]`)]),
    image: (_state, { url, alt, title }: Pick<Image, 'url' | 'alt' | 'title'>) => {
      const address = figure(url);
      if (address !== null) {
        if (title) onLoss('caption');
        return element('img', [], { src: address, alt: alt ?? '', ...(title && { title }) });
      }
      onLoss('figure');
      return element('em', [text(`[${alt ?? ''}]`)]);
    },
    containerDirective: (state, node: Nodes & { type: 'containerDirective' }) => {
      onLoss('callOut');
      const children = state.all(node).map((child) => (isTitle(child) ? emphasised(child) : child));
      return element('blockquote', children);
    },
    paragraph: (state, node: Nodes & { type: 'paragraph' }) => {
      const isLabel = (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
      return element('p', state.all(node), isLabel ? { title: true } : {});
    },
  };
}

/** The title of a call-out, by the mark that the paragraph's handler leaves. */
function isTitle(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties.title === true;
}

function emphasised({ children }: Element): Element {
  return element('p', [element('strong', children)]);
}

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}

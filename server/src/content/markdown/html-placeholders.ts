import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from './element.ts';

/** HTML that is finished and safe before the page is put together: the page holds its place until it has been cleaned. */
export class HtmlPlaceholders {
  readonly #pieces: string[] = [];

  keep(html: string): Element {
    return element('span', { dataPiece: this.#pieces.push(html) - 1 });
  }

  putBack(tree: Root): void {
    visit(tree, 'element', ({ properties }, index, parent) => {
      const { dataPiece } = properties;
      if (typeof dataPiece !== 'number' || !parent || index === undefined) return;
      parent.children[index] = { type: 'raw', value: this.#pieces[dataPiece] ?? '' };
    });
  }
}

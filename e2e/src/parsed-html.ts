import { Parser } from 'htmlparser2';

export type HtmlElement = { name: string; attributes: Readonly<Record<string, string>> };

type Reader = {
  onElement?: (element: HtmlElement) => void;
  /** With what stands around the text, outermost first. */
  onText?: (text: string, around: readonly HtmlElement[]) => void;
};

/** Reads a document as the server sends it, from its beginning to its end. */
export function readHtml(html: string, { onElement, onText }: Reader): void {
  const around: HtmlElement[] = [];
  let text = '';
  /** A text may come in several pieces, but ends with any tag or comment. */
  const endText = () => {
    if (text) onText?.(text, around);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      const element = { name, attributes };
      onElement?.(element);
      around.push(element);
    },
    ontext(piece) {
      text += piece;
    },
    oncomment: endText,
    onclosetag() {
      endText();
      around.pop();
    },
  });
  parser.end(html);
}

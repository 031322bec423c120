import { getDocumentProxy } from 'unpdf';

type Box = { left: number; right: number; top: number; bottom: number };
type Node = { role: string; children: (Node | { type: string; id: string })[]; alt?: string; lang?: string };

/** An element of a document, with all its text. */
type ReadElement = { role: string; text: string; alt?: string; language?: string; children: ReadElement[] };

/** What a reader that is not of our making finds in a PDF of one page, as a screen reader would. */
export async function readTaggedPdf(pdf: Uint8Array) {
  // The reader takes what it is given for itself.
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const written = textsOf(items as Item[]);
  const root = (await page.getStructTree()) as unknown as Node;
  const { info, metadata } = await document.getMetadata();
  const whole = elementOf(root.children[0] as Node, written.byContent);
  return {
    pages: document.numPages,
    size: page.view.slice(2),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    isMarked: (await document.getMarkInfo())?.Marked ?? false,
    metadata: metadata?.getRaw() as string | undefined,
    whole,
    /** In the order in which they are read. */
    elements: flat(whole),
    /** Text that is in no element: nobody would have it read out. */
    strayText: written.stray,
    boxes: written.boxes,
    links: (await page.getAnnotations()) as {
      subtype: string;
      url: string;
      rect: number[];
      contentsObj: { str: string };
    }[],
  };
}

type Item = { type?: string; id?: string; str?: string; hasEOL?: boolean; transform?: number[]; width?: number };

function textsOf(items: Item[]) {
  const byContent = new Map<string, string>();
  const boxes: (Box & { text: string })[] = [];
  const open: (string | undefined)[] = [];
  let stray = '';
  for (const { type, id, str = '', hasEOL, transform, width = 0 } of items) {
    if (type === 'endMarkedContent') open.pop();
    else if (type?.startsWith('beginMarkedContent')) open.push(id);
    else {
      const content = open.at(-1);
      if (content) byContent.set(content, `${byContent.get(content) ?? ''}${str}${hasEOL ? ' ' : ''}`);
      else stray += str;
      const [size = 0, , , , x = 0, y = 0] = transform ?? [];
      // Without the room above and below that no letter of ours takes.
      if (str.trim())
        boxes.push({ text: str, left: x, right: x + width, top: y + size * 0.75, bottom: y - size * 0.2 });
    }
  }
  return { byContent, boxes, stray };
}

function elementOf({ role, children, alt, lang }: Node, texts: Map<string, string>): ReadElement {
  const elements = children.filter((child): child is Node => 'role' in child).map((child) => elementOf(child, texts));
  const own = children.map((child) => ('id' in child ? (texts.get(child.id) ?? '') : ''));
  const text = [...own, ...elements.map((element) => element.text)].join(' ').replace(/\s+/g, ' ').trim();
  return { role, text, children: elements, ...(alt && { alt }), ...(lang && { language: lang }) };
}

function flat(element: ReadElement): ReadElement[] {
  return [element, ...element.children.flatMap(flat)];
}

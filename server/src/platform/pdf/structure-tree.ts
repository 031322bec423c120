import {
  type PDFArray,
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Box, Tag } from './surface.ts';

export type StructureElement = { kind: string; dict: PDFDict; ref: PDFRef; children: PDFArray };

/** Says what the parts of a page are and in which order they are read: the tags of PDF 1.7, 14.8, as PDF/UA wants them. */
export function createStructureTree(document: PDFDocument, page: PDFPage) {
  const { context } = document;
  const root = context.obj({ Type: 'StructTreeRoot' });
  const rootRef = context.register(root);
  /** The element of every piece of content, by its number on the page. */
  const ownersOfContent = context.obj([]);
  /** What leads from a number on a page or an annotation back to elements. */
  const parents = context.obj([0, context.register(ownersOfContent)]);
  let annotationCount = 0;

  const whole = addElement({ kind: 'Document' }, rootRef);
  root.set(PDFName.of('K'), context.obj([whole.ref]));
  root.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: parents })));
  document.catalog.set(PDFName.of('StructTreeRoot'), rootRef);
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  page.node.set(PDFName.of('StructParents'), context.obj(0));
  page.node.set(PDFName.of('Tabs'), PDFName.of('S'));

  function addElement(tag: Tag | { kind: 'Document' }, parent: PDFRef): StructureElement {
    const children = context.obj([]);
    const dict = context.obj({ Type: 'StructElem', S: tag.kind, P: parent, Pg: page.ref, K: children });
    for (const [name, value] of Object.entries(attributesOf(tag))) dict.set(PDFName.of(name), context.obj(value));
    return { kind: tag.kind, dict, ref: context.register(dict), children };
  }

  function attributesOf(tag: Tag | { kind: 'Document' }) {
    if (tag.kind === 'TH') return { A: { O: 'Table', Scope: tag.scope } };
    if (tag.kind === 'Span') return { ActualText: PDFHexString.fromText(tag.says) };
    if (tag.kind === 'Figure') {
      return { Alt: PDFHexString.fromText(tag.alt), A: { O: 'Layout', Placement: 'Block', BBox: corners(tag.box) } };
    }
    return 'language' in tag && tag.language ? { Lang: PDFHexString.fromText(tag.language) } : {};
  }

  function corners({ x, y, width, height }: Box): number[] {
    const top = page.getHeight() - y;
    return [x, top - height, x + width, top];
  }

  return {
    whole,
    open(tag: Tag, parent: StructureElement): StructureElement {
      const element = addElement(tag, parent.ref);
      parent.children.push(element.ref);
      return element;
    },
    /** The number by which a piece of the page's content belongs to an element. */
    addContent(element: StructureElement): number {
      const number = ownersOfContent.size();
      ownersOfContent.push(element.ref);
      element.children.push(context.obj(number));
      return number;
    },
    /** Makes a part of the page lead to an address. */
    addLink(element: StructureElement, { address, says, box }: { address: string; says: string; box: Box }): void {
      annotationCount += 1;
      const annotation = context.register(
        context.obj({
          ...{ Type: 'Annot', Subtype: 'Link', Rect: corners(box), Border: [0, 0, 0], F: 4 },
          Contents: PDFHexString.fromText(says),
          A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(Buffer.from(address).toString('hex')) },
          StructParent: annotationCount,
        }),
      );
      page.node.addAnnot(annotation);
      parents.push(context.obj(annotationCount));
      parents.push(element.ref);
      element.children.push(context.obj({ Type: 'OBJR', Obj: annotation, Pg: page.ref }));
    },
  };
}

import { useRef } from 'react';
import { useBody } from '#screen/reading/body-in-page.ts';
import { useMovedAnchor } from '#screen/reading/use-moved-anchor.ts';
import { useScrollBoxes } from '#screen/reading/use-scroll-boxes.ts';
import { useTextLinks } from '#screen/reading/use-text-links.ts';
import { ItemBody } from './item-body.tsx';
import { ContentsBeside } from './item-contents.tsx';
import type { ItemData } from './item-data.ts';
import { ItemEnd } from './item-end.tsx';
import { ItemHeader } from './item-header.tsx';
import { useCalculatorFirst } from './use-calculator-first.ts';
import { useReadReport } from './use-read-report.ts';

/** Widths are those of the page beside the dashboard's navigation, so container queries decide what stands where. */
export function ItemPage({ item }: { item: ItemData }) {
  const { body, contents, language } = item;
  const text = useRef<HTMLDivElement>(null);
  const texts = useBody(body.texts);
  useReadReport(item.id);
  useMovedAnchor(item.moved_anchors);
  useTextLinks(text);
  useScrollBoxes(text, texts);
  const isCalculatorFirst = useCalculatorFirst(text);
  return (
    <div className="library-page printed-alone @container">
      <div className="library-columns">
        <article
          data-kind={item.kind}
          className="library-article grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6"
        >
          <ItemHeader item={item} />
          <div ref={text} id="item-text" lang={language} className="library-text text-body">
            <ItemBody
              texts={texts}
              body={body}
              headings={contents}
              language={language}
              isCalculatorFirst={isCalculatorFirst}
            />
          </div>
          <ItemEnd item={item} />
        </article>
        {contents.length > 0 && <ContentsBeside headings={contents} language={language} />}
      </div>
    </div>
  );
}

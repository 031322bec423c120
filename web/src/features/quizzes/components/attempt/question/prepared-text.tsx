import { RichHtml } from '@navor/question-ui/taking';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

type PreparedTextProps = { html: string; id?: string; language?: string; className?: string };

const boxes = '.formula-box, .table-box, pre.code';

/** A text of a question as the server has prepared it: its body, a hint, the worked solution. */
export function PreparedText({ html, id, language, className }: PreparedTextProps) {
  const text = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that was replaced has other boxes.
  useEffect(() => {
    // What scrolls by itself is a stop for keyboards; what fits its box would only be in their way.
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else if (target !== document.activeElement) target.removeAttribute('tabindex');
      }
    });
    for (const box of text.current?.querySelectorAll(boxes) ?? []) observer.observe(box);
    return () => observer.disconnect();
  }, [html]);

  return (
    // The text's own style is not in a layer, and so stronger than a utility: what stands around it keeps the distance.
    <div ref={text} id={id} lang={language} className={clsx('min-w-0 [&>*>:last-child]:mb-0!', className)}>
      <RichHtml html={html} kind="blocks" className="reading prose-text" />
    </div>
  );
}

import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TextPart } from '#screen/reading/text-body.tsx';
import { useScrollBoxes } from '#screen/reading/use-scroll-boxes.ts';
import { patchBlocks } from './patch-blocks.ts';
import type { Preview } from './use-preview.ts';

export type TextPreviewProps = {
  body: Preview['body'];
  language: string;
  /** Where the text will stand: its links lead from there. */
  address: string;
  /** How to show what only some texts have: tables, calculators and instruments. */
  showPart?: (part: OwnPart) => ReactNode;
};

export type OwnPart = Exclude<Preview['body'][number], { kind: 'html' | 'formula' }>;

/** A text in the looks of its page. Its links open beside the editor, which is not left by them. */
export function TextPreview({ body, language, address, showPart }: TextPreviewProps) {
  const text = useRef<HTMLDivElement>(null);
  useScrollBoxes(text, body);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by the keyboard as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the links inside.
    <div
      ref={text}
      lang={language}
      translate="no"
      className="text-body"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        const target = link?.getAttribute('href');
        if (!target || target.startsWith('#')) return;
        event.preventDefault();
        window.open(new URL(target, new URL(address, location.origin)), '_blank', 'noopener');
      }}
    >
      {body.map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: stretches of words have nothing but their order.
        if (part.kind === 'html') return <PatchedHtml key={index} html={part.html} />;
        if (part.kind === 'formula') return <PreviewedFormula key={part.formula.id} part={part} index={index} />;
        return <PreviewedPart key={JSON.stringify(part)} part={part} show={showPart} />;
      })}
    </div>
  );
}

function PatchedHtml({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) patchBlocks(element.current, html);
  }, [html]);
  return <div ref={element} className="reading prose-text" />;
}

type FormulaPart = Extract<Preview['body'][number], { kind: 'formula' }>;

/** Lives on with the values that were typed into it, until the formula itself is another. */
function PreviewedFormula({ part, index }: { part: FormulaPart; index: number }) {
  const source = JSON.stringify(part.formula);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has a copy of it.
  const shown = useMemo(() => ({ kind: 'formula' as const, formula: part.formula, drawn: null }), [source]);
  return <TextPart key={source} part={shown} index={index} />;
}

/** Each answer has a copy of it: the same part is shown as it was, with what was typed into it. */
function PreviewedPart({ part, show }: { part: OwnPart; show: TextPreviewProps['showPart'] }) {
  const [first] = useState(part);
  return show?.(first);
}

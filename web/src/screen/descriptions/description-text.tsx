import '@navor/ui/prose/reading.css';
import '@navor/ui/prose/formula-boxes.css';
import formulaStyles from 'katex/dist/katex.min.css?url';
import { useRef } from 'react';
import { useScrollBoxes } from '../reading/use-scroll-boxes.ts';

type DescriptionTextProps = { html: string; language: string };

/** What somebody wrote about themselves or what they offer: the server made it HTML, and safe. */
export function DescriptionText({ html, language }: DescriptionTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useScrollBoxes(text, html);
  return (
    <>
      {/* Few have a formula; the others need not wait for its looks. */}
      {html.includes('class="katex') && <link rel="stylesheet" href={formulaStyles} precedence="default" />}
      <div
        ref={text}
        lang={language}
        className="reading prose-text wrap-anywhere"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown without HTML, by the server.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

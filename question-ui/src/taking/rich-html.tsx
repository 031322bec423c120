type RichHtmlProps = {
  html: string;
  /** `blocks` for paragraphs, formulas and tables; a line stands inside another element, such as a label. */
  kind?: 'line' | 'blocks';
  className?: string;
};

/** Texts come finished from the server, made of Markdown without HTML; formulas from our own serializer. */
export function RichHtml({ html, kind = 'line', className }: RichHtmlProps) {
  const Element = kind === 'line' ? 'span' : 'div';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

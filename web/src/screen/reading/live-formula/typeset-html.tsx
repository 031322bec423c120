/** Formulas come typeset from the server or from our own serializer; people's input gets into neither. */
export function TypesetHtml({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

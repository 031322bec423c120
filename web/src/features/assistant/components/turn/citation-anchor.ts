/** Each answer of a page has a first citation: their places are told apart by the answer. */
export function citationAnchor(answerId: string, number: number | string): string {
  return `citation-${answerId}-${number}`;
}

/** Answers refer to `#citation-1`. In a text, quotation marks are written otherwise than around an address. */
export function withOwnCitations(html: string, answerId: string): string {
  return html.replaceAll(/href="#citation-(\d+)"/g, (_, number) => `href="#${citationAnchor(answerId, number)}"`);
}

/** The sources of an answer are listed with its end: until then there is nothing that its marks could lead to. */
export function withMarksOnly(html: string): string {
  return html.replaceAll(
    /<a href="#citation-\d+" class="citation">(\[\d+\])<\/a>/g,
    '<span class="citation">$1</span>',
  );
}

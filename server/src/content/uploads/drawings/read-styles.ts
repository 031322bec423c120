/** What a drawing says of looks outside of attributes, as one list of properties for each simple selector. */
export type Styles = { unsupported: string[]; of: (element: StyledElement) => Map<string, string> };
type StyledElement = { tag: string; classes: readonly string[]; id: string | undefined; inline: string };

/**
 * Reads style sheets as drawing programs write them: elements, classes and ids, alone or in lists. Selectors that look at
 * anything around an element are told as unsupported.
 */
export function readStyles(sheets: readonly string[]): Styles {
  const bySelector = new Map<string, Map<string, string>>();
  const unsupported: string[] = [];
  for (const [, selectors = '', body = ''] of withoutComments(sheets.join('\n')).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!/^(?:[a-z]+|[.#][\w-]+|\*)$/i.test(selector)) unsupported.push(selector);
      bySelector.set(selector, new Map([...(bySelector.get(selector) ?? []), ...declarations(body)]));
    }
  }
  return {
    unsupported: [...new Set(unsupported)],
    of({ tag, classes, id, inline }) {
      // From the least specific to the most: the last one says what counts.
      const selectors = ['*', tag, ...classes.map((one) => `.${one}`), ...(id ? [`#${id}`] : [])];
      const found = selectors.flatMap((selector) => [...(bySelector.get(selector) ?? [])]);
      return new Map([...found, ...declarations(inline)]);
    },
  };
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '').replace(/<!\[CDATA\[|\]\]>|<!--|-->/g, '');
}

function declarations(body: string): [string, string][] {
  return body.split(';').flatMap((one): [string, string][] => {
    const colon = one.indexOf(':');
    const name = one.slice(0, colon).trim().toLowerCase();
    const value = one
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    return colon > 0 && value ? [[name, value]] : [];
  });
}

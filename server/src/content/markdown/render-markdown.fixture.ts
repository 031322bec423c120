import type { Problem } from '../files/problem.ts';
import { type RenderOptions, renderMarkdown } from './render-markdown.ts';
import type { SpecialBlocks } from './rendering.ts';

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><path d="M0 0h640"/></svg>';

/** With every drawing, medium and page that a text may ask for, except those named `missing`. */
export async function render(source: string, options: Partial<RenderOptions> = {}) {
  const rendered = await renderMarkdown(source, { ...standIns, ...options });
  const html = rendered.body.map((part) => (part.kind === 'html' ? part.html : `[${part.formula.id}]`)).join('');
  return { ...rendered, html, found: foundIn(rendered) };
}

/** The same with the blocks of a module. */
export async function renderWithBlocks<Part>(
  source: string,
  blocks: SpecialBlocks<Part>,
  options: Partial<RenderOptions> = {},
) {
  const rendered = await renderMarkdown<Part>(source, { ...standIns, ...options, blocks });
  return { ...rendered, found: foundIn(rendered) };
}

const isThere = (path: string) => !path.includes('missing');

const standIns: RenderOptions = {
  language: 'sl',
  firstLine: 1,
  figure: (path) => (isThere(path) && /^figures\/[\w-]+\.svg$/.test(path) ? drawing : undefined),
  media: (path) => (isThere(path) && /^media\/[\w-]+(\.\w+)+$/.test(path) ? `/files/${path}` : undefined),
  leadsTo: isThere,
  takenAnchors: new Set(['notes']),
};

function foundIn({ problems }: { problems: Problem[] }): string[] {
  return problems.map(({ line, rule, severity }) => `${line} ${severity} ${rule}`);
}

/** Typeset formulas are long; what stands around them is what tests look at. */
export function withoutFormulas(html: string): string {
  const start = html.indexOf('<span class="katex');
  if (start < 0) return html;
  let depth = 0;
  for (const tag of html.slice(start).matchAll(/<(\/?)span\b[^>]*>/g)) {
    depth += tag[1] ? -1 : 1;
    if (depth > 0) continue;
    const end = start + tag.index + tag[0].length;
    const tex = /<annotation[^>]*>([^<]*)</.exec(html.slice(start, end))?.[1];
    return `${html.slice(0, start)}{${tex}}${withoutFormulas(html.slice(end))}`;
  }
  return html;
}

import type { Rendered, renderMarkdown } from '../markdown/render-markdown.ts';
import { type FileProblem, inFile } from './problem.ts';

/** Formulas, highlighting and units take a fifth of the server's memory, and most starts need none of them. */
const loadRenderer = () => import('../markdown/render-markdown.ts');

type Render<Part> = (render: typeof renderMarkdown) => Promise<Rendered<Part>>;

/** Renders a text of a file. Whatever goes wrong is about that text, so that its author learns which one it is. */
export async function renderText<Part>(
  { path, firstLine }: { path: string; firstLine: number },
  render: Render<Part>,
): Promise<Rendered<Part> & { problems: FileProblem[] }> {
  try {
    const { renderMarkdown } = await loadRenderer();
    const rendered = await render(renderMarkdown);
    return { ...rendered, problems: inFile(path, rendered.problems) };
  } catch (error) {
    const message = `This text cannot be rendered: ${error instanceof Error ? error.message : String(error)}`;
    const problem: FileProblem = { path, line: firstLine, rule: 'unexpected', severity: 'error', message };
    return { body: [], contents: [], passages: [], problems: [problem] };
  }
}

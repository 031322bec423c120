import { type BodyPart, type Heading, pageIds, screens } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { EditedInApp } from '../../../content/files/edited-in-app.ts';
import { layoutAnchors } from '../../../content/files/layout-anchors.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import { renderText } from '../../../content/files/render-text.ts';
import { prepareContent } from '../../../content/prepare-content.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { formatPages } from './format-pages.ts';
import { type ReadPage, type ReadPages, type ReadText, readPages } from './read-pages.ts';
import { callOuts } from './rules/call-outs.ts';
import { edits } from './rules/edits.ts';
import { placeholders } from './rules/placeholders.ts';
import type { Rule } from './rules/rule.ts';
import { translations } from './rules/translations.ts';

const rules: Rule[] = [translations, callOuts, placeholders, edits];

/** A page in one language, ready to be shown. */
export type PreparedText = ReadText & RenderedText & { language: Language };
type RenderedText = { body: BodyPart[]; contents: Heading[]; passages: Passage[] };
export type PreparedPage = ReadPage & { prepared: PreparedText[] };
export type PreparedPages = { pages: PreparedPage[]; problems: FileProblem[] };

type PreparePages = { rendered?: RenderedTexts; edited?: readonly EditedInApp[] };

export function preparePages(
  files: ContentFiles,
  { rendered = new Map(), edited = [] }: PreparePages = {},
): Promise<PreparedPages> {
  return prepareContent(files, edited, {
    read: readPages,
    format: ({ pages }) => formatPages(pages),
    rules,
    render: (content) => renderPages(content, rendered),
  });
}

async function renderPages(content: ReadPages, rendered: RenderedTexts): Promise<PreparedPages> {
  const problems: FileProblem[] = [];
  const pages: PreparedPage[] = [];
  for (const page of content.pages) {
    const prepared: PreparedText[] = [];
    // The default language is the first: the others share the addresses of its headings.
    for (const language of languages) {
      const text = page.texts.get(language);
      if (!text) continue;
      const finished = rendered.get(text.path) as RenderedText | undefined;
      if (finished) {
        prepared.push({ ...text, language, ...finished });
        continue;
      }
      const { problems: found, ...made } = await renderPage(text, language, prepared[0]?.contents);
      problems.push(...found);
      prepared.push({ ...text, language, ...made });
    }
    pages.push({ ...page, prepared });
  }
  return { pages, problems };
}

export function renderPage(text: ReadText, language: Language, headings: readonly Heading[] | undefined) {
  return renderText(text, (render) =>
    render(text.source, {
      language,
      firstLine: text.firstLine,
      figure: () => undefined,
      media: () => undefined,
      leadsTo,
      takenAnchors: pageAnchors,
      ...(headings && { headings }),
    }),
  );
}

/** Pages stand beside the public screens: `contact` leads from `/about` to `/contact`. */
const targets: ReadonlySet<string> = new Set(
  [...Object.values(screens), ...pageIds.map((id) => `/${id}`)].map((path) => path.slice(1)),
);

function leadsTo(target: string): boolean {
  return targets.has(target);
}

/** Addresses inside the page: its own parts, and those of the frame around it. */
const pageAnchors: ReadonlySet<string> = new Set([...layoutAnchors, 'contents', 'page-text']);

import type { Heading, LibraryPart } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import type { RenderedTexts } from '../../../content/content-kind.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { drawingIn } from '../../../content/files/drawings.ts';
import { layoutAnchors } from '../../../content/files/layout-anchors.ts';
import type { FileProblem } from '../../../content/files/problem.ts';
import { renderText } from '../../../content/files/render-text.ts';
import { prepareContent } from '../../../content/prepare-content.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { leadsToCourse } from '../../courses/index.ts';
import { formatLibrary } from './format-library.ts';
import type { LibraryReferences } from './library-references.ts';
import { type ReadItem, type ReadLibrary, type ReadTags, type ReadText, readLibrary } from './read-library.ts';
import { callOuts } from './rules/call-outs.ts';
import { edits } from './rules/edits.ts';
import { ids } from './rules/ids.ts';
import { references } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { structure } from './rules/structure.ts';
import { translations } from './rules/translations.ts';
import { tableIn } from './tables.ts';

const rules: Rule[] = [ids, references, structure, translations, callOuts, edits];

/** An item in one language, ready to be shown. */
export type PreparedText = ReadText & RenderedText & { language: Language };
type RenderedText = { body: LibraryPart[]; contents: Heading[]; passages: Passage[] };
export type PreparedItem = ReadItem & { prepared: PreparedText[] };
export type PreparedLibrary = { tags: ReadTags | undefined; items: PreparedItem[]; problems: FileProblem[] };

export function prepareLibrary(
  files: ContentFiles,
  known: LibraryReferences,
  rendered: RenderedTexts = new Map(),
): Promise<PreparedLibrary> {
  return prepareContent(files, known, {
    read: readLibrary,
    format: formatLibrary,
    rules,
    render: (content) => renderItems(content, known, rendered),
  });
}

async function renderItems(
  content: ReadLibrary,
  known: LibraryReferences,
  rendered: RenderedTexts,
): Promise<PreparedLibrary> {
  const problems: FileProblem[] = [];
  const leadsTo = linksIn(content, known);
  const items: PreparedItem[] = [];
  for (const item of content.items) {
    const prepared: PreparedText[] = [];
    // The default language is the first: the others share the addresses of its headings.
    for (const language of languages) {
      const text = item.texts.get(language);
      if (!text) continue;
      const finished = rendered.get(text.path) as RenderedText | undefined;
      if (finished) {
        prepared.push({ ...text, language, ...finished });
        continue;
      }
      const headings = prepared[0]?.contents;
      const { problems: found, ...made } = await prepareText(item, text, { language, leadsTo, headings });
      problems.push(...found);
      prepared.push({ ...text, language, ...made });
    }
    items.push({ ...item, prepared });
  }
  return { tags: content.tags, items, problems };
}

type LeadsTo = (target: string) => boolean;
type Rendering = { language: Language; leadsTo: LeadsTo; headings: Heading[] | undefined };

/** With the renderer, which most starts do not need. */
const loadBlocks = () => import('./library-blocks.ts');

export function prepareText(
  { files }: Pick<ReadItem, 'files'>,
  text: ReadText,
  { language, leadsTo, headings }: Rendering,
) {
  return renderText(text, async (render) => {
    const { libraryBlocks } = await loadBlocks();
    return render(text.source, {
      language,
      firstLine: text.firstLine,
      figure: (path) => drawingIn(files, path),
      media: () => undefined,
      leadsTo,
      takenAnchors: itemPageAnchors,
      blocks: libraryBlocks((path) => tableIn(files, path)),
      ...(headings && { headings }),
    });
  });
}

/** Addresses inside the page of an item: its own parts, and those of the frame around it. */
const itemPageAnchors: ReadonlySet<string> = new Set([
  ...layoutAnchors,
  ...['contents', 'item-text', 'lessons', 'lessons-title', 'related', 'related-title', 'sources', 'sources-title'],
]);

/** Links lead to what readers can open: a draft is as good as nothing. */
export function linksIn({ items }: Pick<ReadLibrary, 'items'>, known: LibraryReferences): LeadsTo {
  const statuses = new Map([
    ...known.items.map(({ id, status }) => [id, status] as const),
    ...items.map(({ id, file }) => [id, file.status] as const),
  ]);
  return (target) => statuses.get(target) === 'published' || leadsToCourse(known, target);
}

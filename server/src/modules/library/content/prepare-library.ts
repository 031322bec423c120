import type { Heading, LibraryPart } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { checkForm } from '../../../content/files/check-form.ts';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { drawingIn } from '../../../content/files/drawings.ts';
import { byPlace, type FileProblem } from '../../../content/files/problem.ts';
import { renderText } from '../../../content/files/render-text.ts';
import type { Passage } from '../../../platform/searchable.ts';
import { leadsToCourse } from '../../courses/index.ts';
import { formatLibrary } from './format-library.ts';
import { itemPageAnchors } from './item-page-anchors.ts';
import type { LibraryReferences } from './library-references.ts';
import { type ReadItem, type ReadLibrary, type ReadTags, type ReadText, readLibrary } from './read-library.ts';
import { ids } from './rules/ids.ts';
import { references } from './rules/references.ts';
import type { Rule } from './rules/rule.ts';
import { structure } from './rules/structure.ts';
import { translations } from './rules/translations.ts';
import { tableIn } from './tables.ts';

const rules: Rule[] = [ids, references, structure, translations];

/** An item in one language, ready to be shown. */
export type PreparedText = ReadText & {
  language: Language;
  body: LibraryPart[];
  contents: Heading[];
  passages: Passage[];
};
export type PreparedItem = ReadItem & { prepared: PreparedText[] };
export type PreparedLibrary = { tags: ReadTags | undefined; items: PreparedItem[]; problems: FileProblem[] };

/** Reads, checks and renders the library; everything that is wrong with it is reported at once, by file and line. */
export async function prepareLibrary(files: ContentFiles, known: LibraryReferences): Promise<PreparedLibrary> {
  const content = readLibrary(files);
  const problems = [
    ...content.problems,
    ...rules.flatMap((rule) => rule(content, known)),
    ...checkForm(files, formatLibrary(content)),
  ];
  const leadsTo = linksIn(content, known);
  const items: PreparedItem[] = [];
  for (const item of content.items) {
    const prepared: PreparedText[] = [];
    // Slovenian is the first: the others share the addresses of its headings.
    for (const language of languages) {
      const text = item.texts.get(language);
      if (!text) continue;
      const headings = prepared[0]?.contents;
      const { problems: found, ...rendered } = await prepareText(item, text, { language, leadsTo, headings });
      problems.push(...found);
      prepared.push({ ...text, language, ...rendered });
    }
    items.push({ ...item, prepared });
  }
  return { tags: content.tags, items, problems: problems.sort(byPlace) };
}

type LeadsTo = (target: string) => boolean;
type Rendering = { language: Language; leadsTo: LeadsTo; headings: Heading[] | undefined };

/** With the renderer, which most starts do not need. */
const loadBlocks = () => import('./library-blocks.ts');

function prepareText({ files }: ReadItem, text: ReadText, { language, leadsTo, headings }: Rendering) {
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

/** Links lead to what readers can open: a draft is as good as nothing. */
function linksIn({ items }: ReadLibrary, known: LibraryReferences): LeadsTo {
  const statuses = new Map([
    ...known.items.map(({ id, status }) => [id, status] as const),
    ...items.map(({ id, file }) => [id, file.status] as const),
  ]);
  return (target) => statuses.get(target) === 'published' || leadsToCourse(known, target);
}

/** A place of a text that shows a file of its document. */
export type FileReference = {
  path: string;
  /** From 1. */
  line: number;
  /** What it shows, as those learn it who can't see it; null where nothing is said, or nothing has to be. */
  alt: string | null;
  /** Whether it is a place where that has to be said. */
  needsAlt: boolean;
};

/**
 * Where a text refers to files. By its lines alone, so that thousands of texts can be looked through: what stands in a block of
 * code is taken for a reference too, and rather keeps a file than loses one.
 */
export function findFileReferences(source: string): FileReference[] {
  return source.split('\n').flatMap((line, index) => (folder.test(line) ? referencesIn(line, index + 1) : []));
}

const folder = /(?:figures|media|tables)\//;
const filePath = /(?:figures|media|tables)\/[a-z0-9][a-z0-9.-]*\.[a-z0-9]+/g;

/** Nobody writes more into a line; whoever does has only its files counted. */
const mostDescribed = 20;
const longestDescription = 2000;

function referencesIn(line: string, number: number): FileReference[] {
  return Array.from(line.matchAll(filePath), ({ 0: path, index }, at) => {
    const before = at < mostDescribed ? line.slice(Math.max(0, index - longestDescription), index) : '';
    const figure = /^!\[([^\]]*)\]\($/.exec(fromLast('![', before));
    const video = /^::video(?:\[([^\]]*)\])?\{(?:[^}]*\s)?src=["']?$/.exec(fromLast('::video', before));
    const alt = (figure?.[1] ?? video?.[1] ?? '').trim() || null;
    return { path, line: number, alt, needsAlt: Boolean(figure ?? video) };
  });
}

/** Tried from every place where it might begin, an expression would take longer than all the rest. */
function fromLast(beginning: string, text: string): string {
  const at = text.lastIndexOf(beginning);
  return at === -1 ? '' : text.slice(at);
}

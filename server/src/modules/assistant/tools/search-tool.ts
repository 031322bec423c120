import { z } from 'zod';
import { findPassages, scopeOf } from '../../search/index.ts';
import { defineTool } from './assistant-tool.ts';

const [mostPassages, longestPassage] = [5, 900];

/** What the search finds for the learner, whoever asks it: their language, their rights. */
export const searchTool = defineTool({
  name: 'search',
  description:
    "Searches the platform's lessons, courses, quizzes and library for passages about something. Returns titles, paths and " +
    'texts. Use it where the sources that came with the question do not suffice.',
  input: z.object({
    query: z.string().trim().min(2).max(300).describe("Words or a question, best in the learner's language"),
  }),
  run: async ({ pool }, { viewer, language }, { query }) => {
    const found = await findPassages(pool, scopeOf(viewer), { q: query, language, most: mostPassages });
    const fitting = found.filter(({ isStrong }) => isStrong);
    if (fitting.length === 0) return { isError: false, text: 'Nothing fits.' };
    const shown = fitting.map(({ title, heading, path, text }) =>
      [heading ? `${title}, ${heading}` : title, `Path: ${path}`, text.slice(0, longestPassage)].join('\n'),
    );
    return { isError: false, text: shown.join('\n\n') };
  },
});

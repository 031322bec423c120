import type { Marked, SearchKind, SearchResults, Suggestion } from '@navor/contract';
import { defaultLanguage, type Language } from '@navor/languages';
import { expect } from 'vitest';
import { sampleCourseFile } from '../../test-support/sample-course-files.ts';
import type { SamplePerson } from '../../test-support/sample-people.ts';
import { json, type TestServer } from '../../test-support/test-server.ts';

export { indexed } from '../../test-support/indexed.ts';

type Options = { as?: SamplePerson | undefined; language?: Language; kind?: SearchKind; page?: number };

/** What people do with the search, over HTTP. */
export function searchCalls(server: TestServer) {
  const parameters = (q: string, { language = defaultLanguage, kind, page }: Options) =>
    new URLSearchParams({ q, language, ...(kind && { kind }), ...(page && { page: String(page) }) });
  const cookieOf = ({ as }: Options) => (as ? { cookie: as.cookie } : {});
  return {
    ask: (q: string, options: Options = {}) => server.call(`/api/search?${parameters(q, options)}`, cookieOf(options)),

    async find(q: string, options: Options = {}): Promise<SearchResults> {
      const response = await server.call(`/api/search?${parameters(q, options)}`, cookieOf(options));
      expect(response.status, q).toBe(200);
      return json(response);
    },

    async suggest(q: string, options: Options = {}): Promise<Suggestion[]> {
      const response = await server.call(`/api/search/suggestions?${parameters(q, options)}`, cookieOf(options));
      expect(response.status, q).toBe(200);
      return json(response);
    },
  };
}

export function paths({ results }: Pick<SearchResults, 'results'>): string[] {
  return results.map(({ path }) => path.split('#')[0] ?? '');
}

/** The pieces of a text that are marked. */
export function hits(marked: Marked | undefined): string[] {
  return (marked ?? []).filter(({ is_hit }) => is_hit).map(({ text }) => text);
}

/** Changes of the sample content by which its first lesson, which anybody may read, says this. */
export function saying(texts: Partial<Record<Language, { title: string; text: string }>>) {
  return Object.fromEntries(
    Object.entries(texts).map(([language, { title, text }]) => [
      `courses/osnove/lessons/tok.${language}.md`,
      `---\ntitle: ${title}\nsummary: ${title}, na kratko.\n---\n\n${text}\n`,
    ]),
  );
}

/** The sample course with another access, status or whatever its file says. */
export function courseWith(piece: string, replacement: string) {
  return { 'courses/osnove/course.yaml': sampleCourseFile('courses/osnove/course.yaml', piece, replacement) };
}

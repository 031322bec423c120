import { defaultLanguage, isLanguage, languages } from '@navor/languages';
import type { apiOf } from '#platform/page-context.ts';
import { orHidden, orNotFound } from '#screen/or-not-found.ts';

/** One text of a document that has a text a language, in the language that the address asks for. */
export async function loadDocumentText(
  api: ReturnType<typeof apiOf>,
  document: { kind: 'item' | 'page'; id: string },
  url: URL,
) {
  const asked = url.searchParams.get('language');
  const language = isLanguage(asked) ? asked : defaultLanguage;
  const path = pathIn(language);
  const both = Promise.all([api.cms.documents.open(document), api.cms.drafts.read({ ...document, path })]);
  const [opened, drafted] = await orHidden(orNotFound(both));
  const there = opened.files.flatMap((file) => (file.hash ? [file.path] : []));
  return {
    ...{ ...document, title: opened.title, language, path, drafted },
    files: there.filter((one) => /^(figures|tables)\//.test(one)),
    written: languages.filter((one) => there.includes(pathIn(one))),
  };
}

function pathIn(language: string): string {
  return `text.${language}.md`;
}

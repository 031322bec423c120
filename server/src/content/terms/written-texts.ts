import { type Language, languages } from '@navor/languages';
import { z } from 'zod';
import type { ContentFiles } from '../files/content-files.ts';
import { translatedTexts } from '../files/translated-texts.ts';
import { readYaml } from '../files/yaml-file.ts';

/** What authors wrote for readers of one language. */
export type WrittenText = { path: string; language: Language; firstLine: number; source: string };

/** Every text of some content. What people type, in the search or as an answer, is theirs and left out. */
export function writtenTexts(files: ContentFiles): WrittenText[] {
  return [...files].flatMap(([path, bytes]) => {
    const source = bytes.toString('utf8');
    if (path.endsWith('.yaml')) return textsInYaml(path, source);
    const code = /\.([a-z]+)\.md$/.exec(path)?.[1];
    const language = languages.find((one) => one === code);
    return language ? [{ path, language, firstLine: 1, source: withoutKeywords(source) }] : [];
  });
}

const typedByPeople = new Set<unknown>(['keywords', 'accepted']);

function textsInYaml(path: string, source: string): WrittenText[] {
  const { value, textLineOf } = readYaml(source, z.unknown());
  return translatedTexts(value)
    .filter(({ place }) => !place.some((key) => typedByPeople.has(key)))
    .flatMap(({ place, byLanguage }) =>
      languages.flatMap((language) =>
        [byLanguage[language]].flat().flatMap((text, index) => {
          const at = Array.isArray(byLanguage[language]) ? [...place, language, index] : [...place, language];
          return typeof text === 'string' ? [{ path, language, firstLine: textLineOf(at), source: text }] : [];
        }),
      ),
    );
}

/** Blank lines take their place, so that lines keep their numbers. */
function withoutKeywords(source: string): string {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const shown = frontMatter.replace(/^keywords:\n(?: +- .*\n)+/m, (list) => list.replace(/[^\n]/g, ''));
  return shown + source.slice(frontMatter.length);
}

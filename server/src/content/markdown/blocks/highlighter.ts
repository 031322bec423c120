import type { Element } from 'hast';
import { createHighlighterCore, type HighlighterCore, type ThemedToken, type ThemeRegistrationRaw } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { element } from '../element.ts';

export type HighlightedCode = (Element | string)[];
export type Highlighter = { highlight: (code: string, language: string) => HighlightedCode };

/** Highlights a piece of code somewhere; null where that cannot be done. */
export type CodeHighlighter = (code: { code: string; language: string }) => Promise<HighlightedCode | null>;

const grammars = {
  bash: () => import('shiki/dist/langs/bash.mjs'),
  c: () => import('shiki/dist/langs/c.mjs'),
  cpp: () => import('shiki/dist/langs/cpp.mjs'),
  css: () => import('shiki/dist/langs/css.mjs'),
  html: () => import('shiki/dist/langs/html.mjs'),
  javascript: () => import('shiki/dist/langs/javascript.mjs'),
  json: () => import('shiki/dist/langs/json.mjs'),
  matlab: () => import('shiki/dist/langs/matlab.mjs'),
  python: () => import('shiki/dist/langs/python.mjs'),
  sql: () => import('shiki/dist/langs/sql.mjs'),
  typescript: () => import('shiki/dist/langs/typescript.mjs'),
};

const aliases: Record<string, keyof typeof grammars> = {
  'c++': 'cpp',
  js: 'javascript',
  py: 'python',
  sh: 'bash',
  ts: 'typescript',
};

export function languageNamed(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  return Object.hasOwn(grammars, name) ? name : Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}

let core: Promise<HighlighterCore> | undefined;

/** One for the process; grammars are large, so each is loaded when a text first needs it. */
export async function loadHighlighter(languages: string[]): Promise<Highlighter> {
  core ??= createHighlighterCore({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine() });
  const loaded = await core;
  const wanted = Object.entries(grammars).filter(([name]) => languages.includes(name));
  await loaded.loadLanguage(...wanted.map(([, load]) => load()));
  return {
    highlight: (code, language) =>
      loaded
        .codeToTokensBase(code, { lang: language, theme: 'navor', tokenizeTimeLimit: patience })
        .flatMap((line, index) => [...(index > 0 ? ['\n'] : []), ...line.map(highlightedToken)]),
  };
}

/** One piece of code by itself, as a thread's task. */
export async function highlightCode({ code, language }: Parameters<CodeHighlighter>[0]): Promise<HighlightedCode> {
  return (await loadHighlighter([language])).highlight(code, language);
}

/** What has the colour of all text needs no element. */
function highlightedToken({ content, color, fontStyle = 0 }: ThemedToken): Element | string {
  const styles = [
    ...(color && color !== ink ? [`color:${color}`] : []),
    ...(fontStyle & italic ? ['font-style:italic'] : []),
    ...(fontStyle & bold ? ['font-weight:bold'] : []),
  ];
  return styles.length > 0 ? element('span', { style: styles.join(';') }, [content]) : content;
}

/** A grammar's first line takes a second, and on a starved machine many; with Shiki's own 500 ms it would stay colourless. */
const patience = 60_000;

/** Bits of a token's font style, as TextMate themes have them. */
const italic = 1;
const bold = 2;

const ink = 'var(--color-ink)';

/** The product's own colours, which follow the page's theme and are readable on all of its surfaces. */
const theme: ThemeRegistrationRaw = {
  name: 'navor',
  type: 'light',
  colors: { 'editor.foreground': ink, 'editor.background': 'var(--color-sunken)' },
  settings: [
    { settings: { foreground: ink } },
    {
      scope: ['comment', 'punctuation.definition.comment'],
      settings: { foreground: 'var(--color-muted)', fontStyle: 'italic' },
    },
    {
      scope: ['keyword', 'storage', 'entity.name.tag', 'support.type.property-name', 'meta.preprocessor'],
      settings: { foreground: 'var(--color-action)' },
    },
    { scope: ['keyword.operator'], settings: { foreground: ink } },
    { scope: ['string', 'punctuation.definition.string'], settings: { foreground: 'var(--color-ok)' } },
    { scope: ['constant', 'support.constant'], settings: { foreground: 'var(--color-signal-text)' } },
    { scope: ['entity.name.function', 'support.function'], settings: { fontStyle: 'bold' } },
  ],
};

import { defineLanguageFacet, Language, languageDataProp } from '@codemirror/language';
import { parser, Strikethrough, Table } from '@lezer/markdown';
import { callOutSyntax } from './call-out-syntax.ts';
import { formulaSyntax } from './formula-syntax.ts';

const data = defineLanguageFacet();

/** Without HTML, which texts do not have, and without what the server's parser does not read either. */
const markdownParser = parser.configure([
  { remove: ['HTMLBlock', 'HTMLTag'], props: [languageDataProp.add((type) => (type.isTop ? data : undefined))] },
  Table,
  Strikethrough,
  formulaSyntax,
  callOutSyntax,
]);

export const markdownLanguage = new Language(data, markdownParser, [], 'markdown');

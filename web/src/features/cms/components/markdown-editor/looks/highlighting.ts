import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { callOutTag, formulaMarkTag, formulaTag } from '../language/editor-tags.ts';

/** Classes only: their looks are in `markdown-editor.css`, made of tokens. */
export const highlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, class: 'md-heading' },
    { tag: tags.strong, class: 'md-strong' },
    { tag: tags.emphasis, class: 'md-emphasis' },
    { tag: tags.strikethrough, class: 'md-struck' },
    { tag: tags.monospace, class: 'md-code' },
    { tag: tags.link, class: 'md-link' },
    { tag: tags.url, class: 'md-url' },
    { tag: tags.quote, class: 'md-quote' },
    { tag: formulaTag, class: 'md-formula' },
    { tag: formulaMarkTag, class: 'md-mark' },
    { tag: callOutTag, class: 'md-call-out' },
    { tag: tags.labelName, class: 'md-call-out' },
    { tag: tags.processingInstruction, class: 'md-mark' },
  ]),
);

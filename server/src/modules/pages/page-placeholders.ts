import { type PagePlaceholder, pagePlaceholders } from '@navor/contract';
import type { Config } from '../../platform/config.ts';

/** As authors write it, `{{operator}}`; the text with it is rendered once, whoever runs the installation. */
const written = /\{\{([^{}]*)\}\}/g;

/** Names between double braces that stand for nothing, with where they are in the text. */
export function unknownPlaceholders(text: string): { name: string; index: number }[] {
  return [...text.matchAll(written)]
    .map(({ 1: name = '', index }) => ({ name, index }))
    .filter(({ name }) => !isPlaceholder(name));
}

/** Puts the words for each placeholder into a rendered text. */
export function fillPlaceholders(html: string, { name, address }: Config['operator']): string {
  const words: Record<PagePlaceholder, string> = {
    operator: name,
    'operator-address': [name, ...address].join(', '),
  };
  return html.replace(written, (whole, key: string) => (isPlaceholder(key) ? asHtml(words[key]) : whole));
}

function isPlaceholder(name: string): name is PagePlaceholder {
  return pagePlaceholders.some((one) => one === name);
}

/** An operator is named in the settings, where any sign may be part of a name. */
function asHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

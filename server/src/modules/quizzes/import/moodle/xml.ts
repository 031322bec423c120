import { type XmlElement, XmlNode } from '@rgrove/parse-xml';
import { type BankText, bankText } from '../bank.ts';
import { readNumber } from '../numbers.ts';
import { Refusal } from '../refusal.ts';

/** Elements of Moodle XML, by the names that it uses. */

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => isElement(child) && child.name === name);
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** What an element says itself, or its `<text>` does. */
export function wordsOf(element: XmlElement | undefined): string {
  if (!element) return '';
  return (childOf(element, 'text') ?? element).text.trim();
}

export function settingOf(element: XmlElement, name: string): string {
  return wordsOf(childOf(element, name));
}

/** Moodle writes truths as 1 or as true. */
export function isOn(element: XmlElement, name: string): boolean {
  return ['1', 'true'].includes(settingOf(element, name));
}

export function textOf(element: XmlElement | undefined): BankText {
  const text = wordsOf(element);
  const written = element?.attributes.format;
  if (written === 'html' || written === 'markdown') return bankText(text, written);
  if (written === 'plain_text') return bankText(text, 'plain');
  return bankText(text, /<[a-z!/]/i.test(text) ? 'html' : 'plain');
}

/** Null where nothing is said. */
export function textIfAny(element: XmlElement | undefined): BankText | null {
  const text = textOf(element);
  return text.text === '' ? null : text;
}

export function percentOf(answer: XmlElement): number {
  const written = answer.attributes.fraction ?? '0';
  const percent = readNumber(written);
  if (percent === null || percent < -100 || percent > 100) throw new Refusal('badPercent', { percent: written });
  return percent;
}

export function isElement(node: XmlNode): node is XmlElement {
  return node.type === XmlNode.TYPE_ELEMENT;
}

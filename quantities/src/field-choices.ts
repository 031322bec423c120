import { angleChoices } from './angle-choices.ts';
import { joinUnit } from './format-quantity.ts';
import { groupingChoices } from './grouping-choices.ts';
import type { QuantityTraits } from './quantity-traits.ts';
import { readField } from './read-field.ts';

/** What may be typed instead, and the same with its unit. */
export type FieldChoice = { typed: string; meaning: string };

/** What a text for a quantity may mean where nothing tells which; null where it has one meaning, or none. */
export function fieldChoices(
  typed: string,
  traits: Pick<QuantityTraits, 'unit' | 'isDifference'>,
  language: string,
): [FieldChoice, FieldChoice] | null {
  const reading = readField(typed, traits);
  if (reading.kind !== 'quantity') return null;
  const choices = groupingChoices(typed, language) ?? angleChoices(typed, reading);
  if (!choices) return null;
  const choiceOf = (text: string): FieldChoice => {
    const own = readField(text, traits);
    const isBare = own.kind === 'quantity' && own.isBareNumber;
    return { typed: text, meaning: isBare ? joinUnit(text.trim(), own.unit, language) : text.trim() };
  };
  return [choiceOf(choices[0]), choiceOf(choices[1])];
}

import type { Prompt } from './prompt/assemble-prompt.ts';

/** Of Slovenian and German texts with formulas, by the usual tokenizers; English has more characters to a token. */
const charactersPerToken = 3.5;

export function estimateTokens(characters: number): number {
  return Math.ceil(characters / charactersPerToken);
}

export function promptCharacters({ system = '', messages }: Prompt): number {
  return messages.reduce((sum, { content }) => sum + content.length, system.length);
}

import type { Language } from '@navor/languages';
import type { Message } from './thread.ts';

/** How a message begins that goes on with what was said before: `and`, `what about`, `pa če je`. */
const ties: Record<Language, RegExp> = {
  sl: /^(?:(?:in|pa|a|ampak|kaj pa|kako pa|kaj|če|torej|potem|oprostite|pardon|ne|mislim|mislil sem|mislila sem)(?=[\s,])[\s,]+)+(?:(?:je|bi bil[aoi]?|imamo|vzamemo)\s+(?=\S))?/iu,
  en: /^(?:(?:and|but|so|then|what about|how about|what if|what is it|how is it|if|oh|sorry|no|i mean|i meant|ok|okay)(?=[\s,])[\s,]+)+/iu,
  de: /^(?:(?:und|aber|also|dann|was ist(?= mit)|wie ist es|wie sieht es aus|was ist|wenn|falls|oh|entschuldigung|nein|ich meine|ich meinte)(?=[\s,])[\s,]+)+(?:mit\s+)?/iu,
};
/** What ties it only together with a value or a word that does: `kaj` alone asks what something is. */
const askers = /^(?:kaj|ne|a|what is it|no|was ist|ich meine|so|if|če|ok|okay)[\s,]*$/iu;

export function readMessage(said: string, language: Language): Message {
  const tie = ties[language].exec(said.trim())?.[0] ?? '';
  const isTied = tie !== '' && !askers.test(tie);
  return { said, rest: isTied ? said.trim().slice(tie.length) : said.trim(), isTied };
}

const sequels: Record<Language, RegExp> = {
  sl: /\s*,?\s+(?:in )?(?:nato|potem)(?: še)?\s+/iu,
  en: /\s*,?\s+(?:and )?then\s+/iu,
  de: /\s*,?\s+(?:und )?dann(?: noch)?\s+/iu,
};

/** `R = 4 Ω and then the power` says two things, one after the other. */
export function partsOfMessage(said: string, language: Language): string[] {
  return said.split(sequels[language]).filter((part) => part.trim() !== '');
}

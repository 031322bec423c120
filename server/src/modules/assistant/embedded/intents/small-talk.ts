import type { Language } from '@navor/languages';
import { choicesPart, type Intent, replyOf } from '../reply.ts';
import { exampleQuestions } from '../wording/example-questions.ts';

const kinds = ['abilities', 'greeting', 'thanks'] as const;

/** Whole messages, not beginnings: who greets and asks wants an answer to the question. */
const phrases: Record<(typeof kinds)[number], Record<Language, RegExp>> = {
  greeting: {
    sl: /^(?:(?:po)?zdravo|živjo|živijo|dober dan|dobro jutro|dober večer|pozdravljen[ia]?|hej|oj|čao)$/,
    en: /^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings)(?: there)?$/,
    de: /^(?:hallo|hi|hey|guten (?:tag|morgen|abend)|servus|moin|grüß (?:gott|dich)|grüezi)$/,
  },
  thanks: {
    sl: /^(?:(?:najlepša )?hvala(?: (?:lepa|za (?:pomoč|odgovor)))?|super,? hvala|odlično|zahvaljujem se)$/,
    en: /^(?:thanks?(?: you)?(?: (?:a lot|very much|so much))?|thx|great,? thanks|cheers)$/,
    de: /^(?:danke(?: (?:schön|sehr|dir|ihnen))?|vielen dank|besten dank|super,? danke)$/,
  },
  abilities: {
    sl: /^(?:kaj (?:vse )?(?:znaš|znate|zmoreš|zmorete|lahko (?:narediš|naredite|vprašam)|si|ste)|kdo (?:si|ste)|pomoč|kako (?:mi )?(?:lahko )?pomaga(?:š|te))$/,
    en: /^(?:what can (?:you do|i ask(?: you)?)|what are you|who are you|help|how can you help(?: me)?)$/,
    de: /^(?:was (?:kannst du|können sie)(?: alles)?(?: tun)?|wer (?:bist du|sind sie)|was (?:bist du|sind sie)|hilfe|wie (?:kannst du|können sie) (?:mir )?helfen)$/,
  },
};

export const answerSmallTalk: Intent = async ({ request, say }) => {
  const said = request.question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}, ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,]+|[ ,]+$/g, '');
  // In any of the languages: a visitor may greet in one and read in another.
  const kindOf = (text: string) =>
    kinds.find((each) => Object.values(phrases[each]).some((phrase) => phrase.test(text)));
  const spoken = said.split(/ ?, ?/).map(kindOf);
  const kind = kindOf(said) ?? (spoken.includes(undefined) ? undefined : spoken.at(-1));
  if (!kind) return null;
  if (kind === 'thanks') return replyOf(say('thanks'));
  return replyOf(say(kind), choicesPart(exampleQuestions(say)));
};

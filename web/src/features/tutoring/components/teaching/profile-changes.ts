import { type TutoringLanguage, tutoringLanguages } from '@navor/contract/choices';
import { type Language, languages } from '@navor/languages';
import { textOf } from '#screen/forms/answer-intent.ts';
import { readCents } from '#screen/money-field.ts';

/** What comes back to the form when it was refused. */
export const profileFields = [
  ...languages.flatMap((language) => [`headline.${language}`, `bio.${language}`]),
  ...['subjects', 'languages', 'price', 'meeting_url'],
];

/** The form as the API takes it. */
export function profileChanges(form: FormData) {
  const inAll = (name: string) =>
    Object.fromEntries(languages.map((language) => [language, textOf(form, `${name}.${language}`)])) as Record<
      Language,
      string
    >;
  const chosen = form.getAll('languages');
  return {
    headline: inAll('headline'),
    bio: inAll('bio'),
    subjects: form.getAll('subjects').map(String),
    languages: tutoringLanguages.filter((language: TutoringLanguage) => chosen.includes(language)),
    cents_per_hour: readCents(textOf(form, 'price')),
    meeting_url: textOf(form, 'meeting_url').trim() || null,
  };
}

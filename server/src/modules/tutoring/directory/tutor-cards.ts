import type { TutorCard, TutoringLanguage } from '@navor/contract';
import { type Language, languages, type Translated, textIn } from '@navor/languages';
import type { TutorText } from '../tutors.tables.ts';

export type CardRow = {
  id: string;
  name: string;
  avatar_url: string | null;
  headline: TutorText;
  bio: TutorText;
  subjects: { id: string; title: Translated }[];
  languages: TutoringLanguage[];
  cents_per_hour: number;
  rating_sum: number;
  rating_count: number;
  next_free_at: Date | null;
};

/** What a card shows of the rows of `tutors` that a selection has. */
export const cardColumns = `
  tutors.id, coalesce(nullif(profiles.full_name, ''), users.name) AS name, profiles.avatar_url,
  tutors.headline, tutors.bio, tutors.languages, tutors.cents_per_hour, tutors.rating_sum, tutors.rating_count,
  tutors.next_free_at,
  (SELECT coalesce(json_agg(json_build_object('id', themes.id, 'title', themes.title) ORDER BY themes.position), '[]')
   FROM themes WHERE themes.id = ANY (tutors.subjects)) AS subjects`;

export const cardJoins = `
  JOIN users ON users.id = tutors.user_id
  LEFT JOIN profiles ON profiles.id = tutors.user_id`;

export function presentCard(row: CardRow, language: Language, now: Date): TutorCard {
  const written = writtenIn(row, language);
  return {
    id: row.id,
    name: row.name,
    avatar_url: row.avatar_url,
    headline: row.headline[written] ?? '',
    language: written,
    subjects: row.subjects.map(({ id, title }) => ({ id, title: textIn(title, language) })),
    languages: row.languages,
    cents_per_hour: row.cents_per_hour,
    rating: presentRating({ ratingSum: row.rating_sum, ratingCount: row.rating_count }),
    // What has passed since it was last derived is nothing to show.
    next_free_at: row.next_free_at && row.next_free_at > now ? row.next_free_at : null,
  };
}

/** The wanted language if the tutor has written all of it in that one, else the first that they have. */
export function writtenIn({ headline, bio }: { headline: TutorText; bio: TutorText }, wanted: Language): Language {
  const inAll = (language: Language) => Boolean(headline[language] && bio[language]);
  return [wanted, ...languages].find(inAll) ?? wanted;
}

export function presentRating({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) {
  return ratingCount === 0 ? null : { average: Math.round((10 * ratingSum) / ratingCount) / 10, count: ratingCount };
}

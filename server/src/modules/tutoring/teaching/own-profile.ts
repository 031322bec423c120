import type { OwnTutorProfile } from '@navor/contract';
import { type Language, languages, textIn } from '@navor/languages';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { themes } from '../../courses/index.ts';
import type { TutorText } from '../tutors.tables.ts';
import type { OwnTutor } from './find-own-tutor.ts';

/** As its owner edits it; an empty form for who has none yet. */
export function presentOwnProfile(tutor: OwnTutor | undefined): OwnTutorProfile {
  return {
    headline: inAllLanguages(tutor?.headline),
    bio: inAllLanguages(tutor?.bio),
    subjects: tutor?.subjects ?? [],
    languages: tutor?.languages ?? [],
    cents_per_hour: tutor?.centsPerHour || null,
    meeting_url: tutor?.meetingUrl ?? null,
    status: tutor?.status ?? 'draft',
  };
}

export async function listThemes(db: Db, language: Language): Promise<{ id: string; title: string }[]> {
  const rows = await db.select({ id: themes.id, title: themes.title }).from(themes).orderBy(asc(themes.position));
  return rows.map(({ id, title }) => ({ id, title: textIn(title, language) }));
}

function inAllLanguages(text: TutorText = {}): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, text[language] ?? ''])) as Record<Language, string>;
}

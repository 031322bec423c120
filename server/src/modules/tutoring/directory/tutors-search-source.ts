import { type Language, languages, textIn } from '@navor/languages';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SearchDocument, SearchSource } from '../../../platform/searchable.ts';
import { themes } from '../../courses/index.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutorSearchAccess } from '../tutors.policy.ts';
import { tutors } from '../tutors.tables.ts';

/** Each tutor is a group of their own, found by name, by what they write of themselves and by their subjects. */
export const tutorsSearchSource: SearchSource = {
  name: 'tutors',

  async listGroups(db) {
    const rows = await db
      .select({ id: tutors.id })
      .from(tutors)
      .where(eq(tutors.status, 'approved'))
      .orderBy(asc(tutors.id));
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, tutorId) {
    const people = peopleSubquery(db, 'tutor');
    const [found] = await db
      .select({ tutor: tutors, name: people.fullName })
      .from(tutors)
      .innerJoin(people, eq(people.id, tutors.userId))
      .where(and(eq(tutors.id, tutorId), eq(tutors.status, 'approved')));
    if (!found) return [];
    const { tutor, name } = found;
    const subjects = await db
      .select({ title: themes.title })
      .from(themes)
      .where(inArray(themes.id, tutor.subjects))
      .orderBy(asc(themes.position));
    const documents = languages.flatMap((language): SearchDocument[] => {
      const [headline, bio] = [tutor.headline[language], tutor.bio[language]];
      if (!headline || !bio) return [];
      const fields = subjects.map(({ title }) => textIn(title, language));
      return [
        {
          language,
          title: name,
          summary: headline,
          context: fields.join(', ') || null,
          keywords: [...kindWords[language], ...fields],
          passages: [{ anchor: null, heading: null, text: bio, formulas: [] }],
        },
      ];
    });
    const { id } = tutor;
    return [{ kind: 'tutor', id, path: `tutors/${id}`, access: tutorSearchAccess, ownerId: null, documents }];
  },
};

const kindWords: Record<Language, string[]> = {
  sl: ['Tutor', 'inštrukcije', 'inštruktor', 'mentor'],
  en: ['Tutor', 'tutoring', 'private lessons', 'mentor'],
  de: ['Tutor', 'Nachhilfe', 'Einzelunterricht', 'Mentor'],
};

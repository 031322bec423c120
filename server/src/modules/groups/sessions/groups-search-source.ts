import { defaultLanguage, isLanguage, textIn } from '@navor/languages';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SearchSource } from '../../../platform/searchable.ts';
import { themes } from '../../courses/index.ts';
import { groupSessions } from '../groups.tables.ts';

/** What is planned and not over. */
const isUpcoming = and(
  eq(groupSessions.status, 'planned'),
  sql`${groupSessions.startsAt} + make_interval(mins => ${groupSessions.minutes}) > now()`,
);

/** Each session is a group of its own. */
export const groupsSearchSource: SearchSource = {
  name: 'groups',

  async listGroups(db) {
    const rows = await db
      .select({ id: groupSessions.id })
      .from(groupSessions)
      .where(isUpcoming)
      .orderBy(asc(groupSessions.id));
    return rows.map(({ id }) => id);
  },

  async loadGroup(db, sessionId) {
    const [row] = await db
      .select({ session: groupSessions, title: themes.title })
      .from(groupSessions)
      .leftJoin(themes, eq(themes.id, groupSessions.subject))
      .where(and(sql`${groupSessions.id}::text = ${sessionId}`, isUpcoming));
    if (!row) return [];
    const { session, title } = row;
    // It is written in the language that is spoken there, which need not be one of ours.
    const language = isLanguage(session.language) ? session.language : defaultLanguage;
    const subject = title && textIn(title, language);
    return [
      {
        ...{ kind: 'group_session', id: session.id, path: `group-tutoring/${session.id}` },
        ...{ access: 'everybody', ownerId: null },
        documents: [
          {
            ...{ language, title: session.topic, summary: session.description.slice(0, 300), context: subject },
            keywords: [...kindWords[language], ...(subject ? [subject] : [])],
            passages: [{ anchor: null, heading: null, text: session.description, formulas: [] }],
          },
        ],
      },
    ];
  },
};

/** What people call it. */
const kindWords = {
  sl: ['Skupinska ura', 'skupina', 'inštrukcije'],
  en: ['Group session', 'group tutoring', 'class'],
  de: ['Gruppenstunde', 'Gruppe', 'Nachhilfe'],
};

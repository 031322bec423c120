import type { TutorApplication, TutorStatus } from '@navor/contract';
import type { Language } from '@navor/languages';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { descriptionHtml } from '../../../content/markdown/descriptions/description-html.ts';
import type { Services } from '../../../platform/services.ts';
import { themes } from '../../courses/index.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { writtenIn } from '../directory/tutor-cards.ts';
import { tutors, weeklyHours } from '../tutors.tables.ts';

const pageSize = 20;

type Wanted = { status: TutorStatus; language: Language; page: number };

/** Who waits longest comes first; of those who were decided on, the latest. */
export async function listApplications(services: Pick<Services, 'db' | 'threads'>, { status, language, page }: Wanted) {
  const { db } = services;
  const people = peopleSubquery(db, 'applicant');
  const ofStatus = eq(tutors.status, status);
  const titles = sql<
    string[]
  >`(SELECT coalesce(json_agg(coalesce(${themes.title} ->> ${language}, ${themes.title} ->> 'sl')
    ORDER BY ${themes.position}), '[]') FROM ${themes} WHERE ${themes.id} = ANY (${tutors.subjects}))`;
  const minutes = sql<number>`(SELECT coalesce(sum(${weeklyHours.endMinute} - ${weeklyHours.startMinute}), 0)::int
    FROM ${weeklyHours} WHERE ${weeklyHours.tutorId} = ${tutors.id})`;
  const [[total], rows] = await Promise.all([
    db.select({ count: count() }).from(tutors).where(ofStatus),
    db
      .select({ tutor: tutors, name: people.fullName, email: people.email, avatar: people.avatarUrl, titles, minutes })
      .from(tutors)
      .innerJoin(people, eq(people.id, tutors.userId))
      .where(ofStatus)
      .orderBy(status === 'applied' ? asc(tutors.appliedAt) : desc(tutors.decidedAt), tutors.id)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const found = total?.count ?? 0;
  return {
    count: found,
    page_count: Math.max(1, Math.ceil(found / pageSize)),
    applications: await Promise.all(
      rows.map(async ({ tutor, name, email, avatar, titles, minutes }): Promise<TutorApplication> => {
        const written = writtenIn(tutor, language);
        return {
          id: tutor.id,
          person: { id: tutor.userId, full_name: name, email, avatar_url: avatar },
          status: tutor.status,
          applied_at: tutor.appliedAt,
          decided_at: tutor.decidedAt,
          decline_reason: tutor.declineReason,
          language: written,
          headline: tutor.headline[written] ?? '',
          bio_html: await descriptionHtml(services, { text: tutor.bio[written] ?? '', language: written }),
          subjects: titles,
          languages: tutor.languages,
          cents_per_hour: tutor.centsPerHour,
          time_zone: tutor.timeZone,
          weekly_minutes: minutes,
        };
      }),
    ),
  };
}

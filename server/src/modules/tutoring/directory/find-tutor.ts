import type { Tutor } from '@navor/contract';
import type { Language } from '@navor/languages';
import { descriptionHtml } from '../../../content/markdown/descriptions/description-html.ts';
import type { Services } from '../../../platform/services.ts';
import { isListedSql } from '../tutors.policy.ts';
import { type CardRow, cardColumns, cardJoins, presentCard, writtenIn } from './tutor-cards.ts';

type TutorRow = CardRow & {
  user_id: string;
  time_zone: string;
  notice_minutes: number;
  cancellation_minutes: number;
};

/** A tutor as everybody sees them; who is not listed is shown to nobody, though tutors may look at themselves. */
export async function findTutor(
  services: Pick<Services, 'pool' | 'threads'>,
  { tutorId, viewerId, language, now }: { tutorId: string; viewerId: string | null; language: Language; now: Date },
): Promise<Tutor | undefined> {
  const { rows } = await services.pool.query<TutorRow>({
    name: 'find-tutor',
    text: `SELECT ${cardColumns}, tutors.user_id, tutors.time_zone, tutors.notice_minutes, tutors.cancellation_minutes
           FROM tutors ${cardJoins}
           WHERE tutors.id = $1 AND (${isListedSql} OR tutors.user_id = $2::uuid)`,
    values: [tutorId, viewerId],
  });
  const [row] = rows;
  if (!row) return undefined;
  const written = writtenIn(row, language);
  return {
    ...presentCard(row, language, now),
    bio_html: await descriptionHtml(services, { text: row.bio[written] ?? '', language: written }),
    time_zone: row.time_zone,
    notice_minutes: row.notice_minutes,
    cancellation_minutes: row.cancellation_minutes,
    is_own: row.user_id === viewerId,
  };
}

import type { TutoringLanguage, TutorSort } from '@navor/contract';
import type { Language } from '@navor/languages';
import { addDays, dayOf, dayStart, mondayOf } from '../../../platform/time/days.ts';
import { isListedSql } from '../tutors.policy.ts';

export type WantedTutors = {
  language: Language;
  subject?: string | undefined;
  teaches_in?: TutoringLanguage | undefined;
  max_cents?: number | undefined;
  free_this_week: boolean;
  sort: TutorSort;
  page: number;
};

/** Conditions on `tutors`: what people choose from with a number beside each choice, and all else. */
export type Conditions = Record<'subject' | 'language' | 'rest', string>;

export function filterOf(
  { subject, teaches_in, max_cents, free_this_week }: WantedTutors,
  timeZone: string,
  now: Date,
) {
  const values: unknown[] = [];
  const given = (value: unknown) => `$${values.push(value)}`;
  const rest = [isListedSql];
  if (max_cents !== undefined) rest.push(`tutors.cents_per_hour <= ${given(max_cents)}`);
  if (free_this_week) {
    rest.push(`tutors.next_free_at >= ${given(now)} AND tutors.next_free_at < ${given(endOfWeek(now, timeZone))}`);
  }
  const conditions: Conditions = {
    subject: subject === undefined ? 'true' : `tutors.subjects @> ARRAY[${given(subject)}::text]`,
    language: teaches_in === undefined ? 'true' : `tutors.languages @> ARRAY[${given(teaches_in)}::text]`,
    rest: rest.join(' AND '),
  };
  return { conditions, values };
}

function endOfWeek(now: Date, timeZone: string): Date {
  return dayStart(addDays(mondayOf(dayOf(now, timeZone)), 7), timeZone);
}

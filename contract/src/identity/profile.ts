import { languageShape } from '@navor/languages/shapes';
import { z } from 'zod';
import { timeZoneName } from '../time-zone-name.ts';
import { learningGoals, notificationKinds, themes, weeklyGoalHours } from './identity-choices.ts';

const learningGoalSchema = z.enum([...learningGoals.fields, ...learningGoals.reasons]);
const notificationKindSchema = z.enum(notificationKinds);
/**
 * A name on one line: control characters have no place in it, and PostgreSQL stores no NUL. Nor has an address: names
 * stand in e-mails, to people who may never have heard of us.
 */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^\P{Cc}*$/u)
  .regex(/^(?!.*(:\/\/|www\.))/i)
  // Something of it must be visible; that it must not be empty is said above.
  .regex(/^$|[\p{L}\p{N}\p{P}\p{S}]/u);

export const profileSchema = z.object({
  id: z.uuid(),
  full_name: z.string().nullable(),
  avatar_url: z.string().nullable(),
  learning_goals: z.array(learningGoalSchema),
  /** The language that e-mails are written in; the one of the screen is kept by each browser. */
  language: languageShape,
  theme: z.enum(themes),
  /** Null follows the clock of the device. */
  time_zone: z.string().nullable(),
  weekly_goal_hours: z.number().int(),
  muted_notifications: z.array(notificationKindSchema),
  updated_at: z.date(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileChangesSchema = z
  .object({
    full_name: personName,
    learning_goals: z.array(learningGoalSchema).max(20).transform(unique),
    language: languageShape,
    theme: z.enum(themes),
    time_zone: timeZoneName.nullable(),
    weekly_goal_hours: z.number().int().min(weeklyGoalHours.min).max(weeklyGoalHours.max),
    muted_notifications: z.array(notificationKindSchema).max(20).transform(unique),
  })
  .partial();
export type ProfileChanges = z.input<typeof profileChangesSchema>;

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)];
}

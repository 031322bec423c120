import type { Profile, ProfileChanges } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { profiles } from '../identity.tables.ts';

/** Writes what is given and leaves the rest; a profile that does not exist yet comes into being. */
export async function updateProfile(
  db: Db,
  userId: string,
  changes: ProfileChanges & { avatar_url?: string | null },
): Promise<Profile> {
  const values = {
    fullName: changes.full_name,
    avatarUrl: changes.avatar_url,
    learningGoals: changes.learning_goals,
    language: changes.language,
    theme: changes.theme,
    timeZone: changes.time_zone,
    weeklyGoalHours: changes.weekly_goal_hours,
    mutedNotifications: changes.muted_notifications,
    updatedAt: new Date(),
  };
  const [profile] = await db
    .insert(profiles)
    .values({ id: userId, ...values })
    .onConflictDoUpdate({ target: profiles.id, set: values })
    .returning();
  if (!profile) throw new Error('The profile was not stored');
  return presentProfile(profile);
}

function presentProfile(profile: typeof profiles.$inferSelect): Profile {
  return {
    id: profile.id,
    full_name: profile.fullName,
    avatar_url: profile.avatarUrl,
    learning_goals: profile.learningGoals,
    language: profile.language,
    theme: profile.theme,
    time_zone: profile.timeZone,
    weekly_goal_hours: profile.weeklyGoalHours,
    muted_notifications: profile.mutedNotifications,
    updated_at: profile.updatedAt,
  };
}

import type { Profile, User } from '@navor/contract';
import type { profiles, users } from './identity.tables.ts';

export function presentUser({ id, email, name, createdAt, roles }: typeof users.$inferSelect): User {
  return { id, email, full_name: name, created_at: createdAt, roles };
}

export function presentProfile(profile: typeof profiles.$inferSelect): Profile {
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

import type { Badge, Streak } from '@navor/contract';
import type { BadgeGroup, BadgeId } from '@navor/contract/choices';
import type { Language } from '@navor/languages';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderInPage, sampleSession } from '#platform/auth/test-support.tsx';
import { LanguageProvider } from '#platform/i18n/language-context.tsx';
import { createServerTexts } from '#platform/i18n/server-texts.ts';
import enAchievements from '../../../../translations/en/achievements.json' with { type: 'json' };
import enBadges from '../../../../translations/en/badges.json' with { type: 'json' };
import enLeaderboard from '../../../../translations/en/leaderboard.json' with { type: 'json' };
import slAchievements from '../../../../translations/sl/achievements.json' with { type: 'json' };
import slBadges from '../../../../translations/sl/badges.json' with { type: 'json' };
import slLeaderboard from '../../../../translations/sl/leaderboard.json' with { type: 'json' };

const texts = {
  sl: { achievements: slAchievements, badges: slBadges, leaderboard: slLeaderboard },
  en: { achievements: enAchievements, badges: enBadges, leaderboard: enLeaderboard },
};

export function showAchievements(element: ReactNode, language: Extract<Language, 'sl' | 'en'> = 'en') {
  return renderInPage(
    <I18nextProvider i18n={createServerTexts(language, texts[language])}>
      <LanguageProvider>{element}</LanguageProvider>
    </I18nextProvider>,
    { session: sampleSession, language },
  );
}

export function openBadge(id: BadgeId, group: BadgeGroup, progress: Badge['progress']): Badge {
  return { id, group, earned_at: null, progress };
}

export const newStreak: Streak = {
  days: 0,
  longest: 0,
  has_learned_today: false,
  has_freeze: true,
  calendar: [{ day: '2026-11-18', state: 'open' }],
  away_days: null,
  goal_weeks: 0,
};

import { type PaidTier, paidTiers, type Role, type Tier, tierBenefits, tiers } from '@navor/contract';

/** Any viewer, and those of whom the same is known while they are not asking themselves. */
type Person = { kind: 'anonymous' } | { kind: 'signed-in'; tier: Tier; user: { roles: Role[] } };

/** Something that may need a plan. */
export type Benefit =
  /** A course or a lesson that needs a tier. */
  | { kind: 'content'; tier: Tier }
  | { kind: 'quiz_analytics' }
  | { kind: 'certificates' }
  /** At a standalone quiz; what was started earlier in somebody's day counts. */
  | { kind: 'quiz_attempt'; startedToday: number }
  | { kind: 'assistant_message'; sentToday: number }
  /** Whether a seat in a group comes with the plan; anybody may pay for one. */
  | { kind: 'group_seat' }
  /** Whether minutes of tutoring come with the plan; anybody may pay for them. */
  | { kind: 'tutoring_minutes'; minutes: number; minutesLeft: number };

export type Entitlement =
  | { isAllowed: true }
  /** The lowest plan above one's own that would allow it, if there is one, and how much one's own allows. */
  | { isAllowed: false; unlockedBy: PaidTier | null; limit?: number };

/** Whether somebody may have what plans unlock, and which plan would unlock it. Nothing else decides this. */
export function mayUse(viewer: Person, benefit: Benefit): Entitlement {
  const tier = viewer.kind === 'signed-in' ? viewer.tier : null;
  if (isExempt(viewer, benefit) || isAllowedNow(tier, benefit)) return { isAllowed: true };
  const higher = paidTiers.filter((each) => rank(each) > rank(tier));
  const limit = limitOf(tier, benefit);
  return {
    isAllowed: false,
    unlockedBy: higher.find((each) => comesWith(each, benefit)) ?? null,
    ...(limit !== null && { limit }),
  };
}

/** Authors and administrators open all content and meet no daily limit; what tutors are paid for is not given to them. */
function isExempt(viewer: Person, { kind }: Benefit): boolean {
  if (viewer.kind === 'anonymous' || kind === 'group_seat' || kind === 'tutoring_minutes') return false;
  return viewer.user.roles.some((role) => role === 'author' || role === 'admin');
}

/** Visitors, who have no tier, have free content alone. */
function isAllowedNow(tier: Tier | null, benefit: Benefit): boolean {
  if (!tier) return benefit.kind === 'content' && benefit.tier === 'free';
  if (benefit.kind === 'tutoring_minutes') return benefit.minutes <= benefit.minutesLeft;
  return comesWith(tier, benefit);
}

/** Whether a plan brings it, for those who are not the ones who ask. */
export function comesWith(tier: Tier, benefit: Benefit): boolean {
  const benefits = tierBenefits[tier];
  switch (benefit.kind) {
    case 'content':
      return rank(tier) >= rank(benefit.tier);
    case 'quiz_analytics':
      return benefits.quizAnalytics;
    case 'certificates':
      return benefits.certificates;
    case 'quiz_attempt':
      return benefits.quizAttemptsPerDay === null || benefit.startedToday < benefits.quizAttemptsPerDay;
    case 'assistant_message':
      return benefit.sentToday < benefits.assistantMessagesPerDay;
    case 'group_seat':
      return benefits.includesGroupSeats;
    case 'tutoring_minutes':
      return benefit.minutes <= benefits.tutoringMinutesPerMonth;
  }
}

function limitOf(tier: Tier | null, benefit: Benefit): number | null {
  if (!tier) return null;
  switch (benefit.kind) {
    case 'quiz_attempt':
      return tierBenefits[tier].quizAttemptsPerDay;
    case 'assistant_message':
      return tierBenefits[tier].assistantMessagesPerDay;
    case 'tutoring_minutes':
      return benefit.minutesLeft;
    default:
      return null;
  }
}

function rank(tier: Tier | null): number {
  return tier ? tiers.indexOf(tier) : -1;
}

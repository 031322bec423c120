import { rewards } from '@navor/contract';
import type { SignedIn } from '../../platform/access.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { grantBadges, recordActivity } from '../achievements/index.ts';
import { updateProfile } from '../identity/index.ts';
import { onboardingOf } from './onboarding.queries.ts';

const unnamed = 'New Learner';

/** Rewards whoever has taken all first steps; two clicks or two tabs are rewarded once. */
export async function finishOnboarding(
  { db }: Services,
  viewer: SignedIn,
  fullName: string | undefined,
  now: Date,
): Promise<void> {
  const { user, profile } = viewer;
  await db.transaction(async (tx) => {
    const { steps } = await onboardingOf(tx, viewer, now);
    const completed = steps.filter((step) => step.completed);
    if (completed.length < steps.length) throw new AppError('ONBOARDING_INCOMPLETE');
    await recordActivity(tx, {
      userId: user.id,
      kind: 'onboarding',
      activityType: 'course_completed',
      pointsEarned: rewards.onboarding,
      metadata: {
        completed_steps: completed.length,
        total_steps: steps.length,
        activity_description: 'onboarding_completed',
      },
      at: now,
    });
    await updateProfile(tx, user.id, { full_name: fullName ?? (profile?.full_name?.trim() || unnamed) });
    await grantBadges(tx, user.id, now);
  });
}

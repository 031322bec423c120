import type { Role, Tier } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { anonymous, type Viewer } from '../../platform/access.ts';
import { isUnlocked, mayRead, unlockedTiers } from './courses.policy.ts';

const person = (tier: Tier, ...roles: Role[]): Viewer => ({
  kind: 'signed-in',
  sessionId: 'session',
  user: { id: 'id', email: 'ana@example.com', email_verified: true, full_name: 'Ana', created_at: new Date(0), roles },
  profile: null,
  tier,
  offer: null,
});

describe('a course is unlocked', () => {
  it.each<[string, Viewer, Tier[]]>([
    ['a visitor', anonymous, ['free']],
    ['a learner without a plan', person('free', 'learner'), ['free']],
    ['a tutor without a plan', person('free', 'learner', 'tutor'), ['free']],
    ['a standard plan', person('standard', 'learner'), ['free', 'standard']],
    ['a premium plan', person('premium', 'learner'), ['free', 'standard', 'premium']],
    ['an author', person('free', 'learner', 'author'), ['free', 'standard', 'premium']],
    ['an administrator', person('free', 'learner', 'admin'), ['free', 'standard', 'premium']],
  ])('for %s as their plan and role say', (_, viewer, open) => {
    expect(unlockedTiers(viewer)).toEqual(open);
    expect(isUnlocked(viewer, { access: 'premium' })).toBe(open.includes('premium'));
  });
});

it('opens the lesson to try to everybody', () => {
  expect(mayRead(anonymous, { access: 'premium' }, { is_preview: true })).toBe(true);
  expect(mayRead(anonymous, { access: 'premium' }, { is_preview: false })).toBe(false);
});

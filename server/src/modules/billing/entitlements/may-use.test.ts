import { type PaidTier, type Role, roles, type Tier, tiers } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { anonymous, type Viewer } from '../../../platform/access.ts';
import { type Benefit, mayUse } from './may-use.ts';

const person = (tier: Tier, role: Role = 'learner'): Viewer => ({
  kind: 'signed-in',
  sessionId: 'session',
  user: {
    id: 'id',
    email: 'ana@example.com',
    email_verified: true,
    full_name: 'Ana',
    created_at: new Date(0),
    roles: [role],
  },
  profile: null,
  tier,
  offer: null,
});

type Row = {
  benefit: Benefit;
  allowedBy: Tier[];
  /** What each tier is told that would unlock it, where it is not allowed. */
  unlockedBy: Partial<Record<Tier, PaidTier | null>>;
  limits?: Partial<Record<Tier, number>>;
  /** Whether authors and administrators have it without a plan. */
  isForStaff: boolean;
};

const attempt = (startedToday: number): Benefit => ({ kind: 'quiz_attempt', startedToday });
const message = (sentToday: number): Benefit => ({ kind: 'assistant_message', sentToday });
const tutoring = (minutes: number, minutesLeft: number): Benefit => ({
  kind: 'tutoring_minutes',
  minutes,
  minutesLeft,
});
const everyTier: Tier[] = [...tiers];
const paid: Tier[] = ['standard', 'premium'];

const table: Row[] = [
  { benefit: { kind: 'content', tier: 'free' }, allowedBy: everyTier, unlockedBy: {}, isForStaff: true },
  {
    ...{ benefit: { kind: 'content', tier: 'standard' }, allowedBy: paid, isForStaff: true },
    unlockedBy: { free: 'standard' },
  },
  {
    ...{ benefit: { kind: 'content', tier: 'premium' }, allowedBy: ['premium'], isForStaff: true },
    unlockedBy: { free: 'premium', standard: 'premium' },
  },
  { benefit: { kind: 'quiz_analytics' }, allowedBy: paid, unlockedBy: { free: 'standard' }, isForStaff: true },
  { benefit: { kind: 'certificates' }, allowedBy: paid, unlockedBy: { free: 'standard' }, isForStaff: true },
  { benefit: attempt(4), allowedBy: everyTier, unlockedBy: {}, isForStaff: true },
  {
    ...{ benefit: attempt(5), allowedBy: paid, isForStaff: true },
    ...{ unlockedBy: { free: 'standard' }, limits: { free: 5 } },
  },
  {
    ...{ benefit: attempt(1000), allowedBy: paid, isForStaff: true },
    ...{ unlockedBy: { free: 'standard' }, limits: { free: 5 } },
  },
  { benefit: message(9), allowedBy: everyTier, unlockedBy: {}, isForStaff: true },
  {
    ...{ benefit: message(10), allowedBy: paid, isForStaff: true },
    ...{ unlockedBy: { free: 'standard' }, limits: { free: 10 } },
  },
  {
    ...{ benefit: message(50), allowedBy: ['premium'], isForStaff: true },
    ...{ unlockedBy: { free: 'premium', standard: 'premium' }, limits: { free: 10, standard: 50 } },
  },
  {
    ...{ benefit: message(300), allowedBy: [], isForStaff: true },
    unlockedBy: { free: null, standard: null, premium: null },
    limits: { free: 10, standard: 50, premium: 300 },
  },
  {
    ...{ benefit: { kind: 'group_seat' }, allowedBy: ['premium'], isForStaff: false },
    unlockedBy: { free: 'premium', standard: 'premium' },
  },
  // Minutes are had by whoever has some left, such as after a plan was lowered within a paid month.
  { benefit: tutoring(60, 60), allowedBy: everyTier, unlockedBy: {}, isForStaff: false },
  {
    ...{ benefit: tutoring(60, 30), allowedBy: [], isForStaff: false },
    unlockedBy: { free: 'premium', standard: 'premium', premium: null },
    limits: { free: 30, standard: 30, premium: 30 },
  },
  {
    ...{ benefit: tutoring(180, 120), allowedBy: [], isForStaff: false },
    unlockedBy: { free: null, standard: null, premium: null },
    limits: { free: 120, standard: 120, premium: 120 },
  },
];

describe.each(table)('$benefit', ({ benefit, allowedBy, unlockedBy, limits, isForStaff }) => {
  const cases = tiers.flatMap((tier) => roles.map((role) => ({ tier, role })));

  it.each(cases)('is granted or refused as the plan says to a $role with $tier', ({ tier, role }) => {
    const isStaff = role === 'author' || role === 'admin';
    const limit = limits?.[tier];
    expect(mayUse(person(tier, role), benefit)).toEqual(
      allowedBy.includes(tier) || (isStaff && isForStaff)
        ? { isAllowed: true }
        : { isAllowed: false, unlockedBy: unlockedBy[tier], ...(limit !== undefined && { limit }) },
    );
  });

  it('is granted to a visitor only where it is free content', () => {
    const isFree = benefit.kind === 'content' && benefit.tier === 'free';
    expect(mayUse(anonymous, benefit).isAllowed).toBe(isFree);
  });
});

it('tells visitors the lowest plan that would unlock it', () => {
  expect(mayUse(anonymous, { kind: 'content', tier: 'premium' })).toEqual({ isAllowed: false, unlockedBy: 'premium' });
  expect(mayUse(anonymous, { kind: 'certificates' })).toEqual({ isAllowed: false, unlockedBy: 'standard' });
  expect(mayUse(anonymous, attempt(0))).toEqual({ isAllowed: false, unlockedBy: 'standard' });
});

it('never names a plan that somebody has', () => {
  for (const { benefit } of table) {
    for (const tier of tiers) {
      const answer = mayUse(person(tier), benefit);
      if (answer.isAllowed || !answer.unlockedBy) continue;
      expect(tiers.indexOf(answer.unlockedBy)).toBeGreaterThan(tiers.indexOf(tier));
      if (benefit.kind !== 'tutoring_minutes') {
        expect(mayUse(person(answer.unlockedBy), benefit)).toEqual({ isAllowed: true });
      }
    }
  }
});

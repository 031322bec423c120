import type { Access, Role } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { admit, anonymous, type Viewer } from './access.ts';

const somebody = (...roles: Role[]): Viewer => ({
  kind: 'signed-in',
  sessionId: 's',
  user: {
    id: '6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11',
    email: 'somebody@example.com',
    email_verified: true,
    full_name: 'Somebody',
    created_at: new Date(0),
    roles,
  },
  profile: null,
  tier: 'free',
  offer: null,
});

describe('the gate of an endpoint', () => {
  it.each([
    ['anonymous callers', anonymous, ['public']],
    ['learners', somebody('learner'), ['public', 'signed-in']],
    ['tutors', somebody('learner', 'tutor'), ['public', 'signed-in']],
    ['authors', somebody('learner', 'author'), ['public', 'signed-in', 'author']],
    ['administrators', somebody('learner', 'admin'), ['public', 'signed-in', 'author', 'admin']],
  ] satisfies [string, Viewer, Access[]][])('lets %s through only where they belong', (_, viewer, open) => {
    const every: Access[] = ['public', 'signed-in', 'author', 'admin'];
    expect(every.filter((access) => isAdmitted(viewer, access))).toEqual(open);
  });

  it('asks anonymous callers to sign in, and forbids the others', () => {
    expect(() => admit(anonymous, 'admin')).toThrow('NOT_AUTHENTICATED');
    expect(() => admit(somebody('learner'), 'admin')).toThrow('FORBIDDEN');
  });
});

function isAdmitted(viewer: Viewer, access: Access): boolean {
  try {
    admit(viewer, access);
    return true;
  } catch {
    return false;
  }
}

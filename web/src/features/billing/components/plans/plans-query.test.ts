import { describe, expect, it } from 'vitest';
import { plansAddress, readPlansQuery } from './plans-query.ts';

const read = (query: string) => readPlansQuery(new URLSearchParams(query));

describe('what the address of the plan page asks for', () => {
  it('is kept from address to address', () => {
    const wanted = { plan: 'sl-premium', change: null, done: null, from: '/courses/a/b?c=d' } as const;
    expect(readPlansQuery(new URL(plansAddress(wanted), 'http://own.invalid').searchParams)).toEqual(wanted);
  });

  it('is nothing where plans and outcomes are unknown', () => {
    expect(read('plan=free&change=x&done=paid')).toEqual({ plan: null, change: null, done: null, from: null });
    expect(plansAddress({ plan: null, from: null })).toBe('/subscription');
  });

  it.each(['https://evil.example', '//evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (from) => {
      expect(read(`${new URLSearchParams({ from })}`).from).toBeNull();
    },
  );

  it('forgets a way back that is too long to keep with a purchase', () => {
    expect(read(`from=/${'a'.repeat(499)}`).from).toHaveLength(500);
    expect(read(`from=/${'a'.repeat(500)}`).from).toBeNull();
  });
});

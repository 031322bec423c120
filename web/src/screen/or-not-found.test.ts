import { describe, expect, it } from 'vitest';
import { orNotFound } from './or-not-found.ts';

const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });

describe('orNotFound', () => {
  it('passes on what the API answers', async () => {
    expect(await orNotFound(Promise.resolve('course'))).toBe('course');
  });

  it.each(['NOT_FOUND', 'INVALID_INPUT'])('makes %s the 404 page', async (code) => {
    await expect(orNotFound(Promise.reject(refusal(code, 404)))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('leaves any other error as it is', async () => {
    await expect(orNotFound(Promise.reject(refusal('FORBIDDEN', 403)))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

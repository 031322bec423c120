import { describe, expect, it } from 'vitest';
import { submitPlan } from './submit-plan.ts';

const path = '/dashboard/group-tutoring/5f0c8f8e-5e5e-4c6e-9d0e-2f6f6f1f7a10/edit';
const refusal = (code: string, status: number) => Object.assign(new Error(code), { code, status });

function submit(sentTo: string, error: Error) {
  const request = new Request(`https://navor.example${sentTo}`, { method: 'POST' });
  return submitPlan(request, { values: { topic: 'Momenti' }, write: () => Promise.reject(error) });
}

describe('a plan that is refused', () => {
  it.each([
    ['FORBIDDEN', 403],
    ['NOT_AUTHENTICATED', 401],
    ['NOT_FOUND', 404],
  ])('with %s stays in its form', async (code, status) => {
    expect(await submit(`${path}.data`, refusal(code, status))).toMatchObject({
      data: { code, values: { topic: 'Momenti' } },
      init: { status },
    });
  });

  it('leads to the login and back where the form was sent without scripts by somebody signed out', async () => {
    const answer = await submit(path, refusal('NOT_AUTHENTICATED', 401));
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toContain(encodeURIComponent(path));
  });
});

import { signIn } from '../targets.ts';

/** A real attempt of the demo learner, to make many more of. */
export async function startAttempt(address: string): Promise<string> {
  const cookie = await signIn(address);
  const response = await fetch(`${address}/api/quizzes/naboj-tok-napetost/attempts`, {
    method: 'POST',
    headers: { cookie },
  });
  if (response.status !== 200) throw new Error(`Starting an attempt was answered with ${response.status}`);
  return ((await response.json()) as { attempt_id: string }).attempt_id;
}

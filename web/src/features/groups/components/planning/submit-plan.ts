import { redirect } from 'react-router';
import { requiredLoginPath } from '#platform/login-path.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { ownSessionPath } from '../../group-paths.ts';

type Plan = { values: Record<string, string>; write: () => Promise<{ id: string }> };

/**
 * Plans or changes a session and leads to it. Whatever is refused is told beside the form, which keeps what was typed; only
 * without scripts whoever was signed out meanwhile is sent to log in, since this page is not made for them.
 */
export async function submitPlan(request: Request, { values, write }: Plan) {
  const answer = await submitted(values, write);
  if (answer.kind === 'done') return redirect(ownSessionPath(answer.result.id));
  if (answer.answer.code === 'NOT_AUTHENTICATED' && isForPage(request)) {
    return redirect(requiredLoginPath(new URL(request.url).pathname));
  }
  return answer.response;
}

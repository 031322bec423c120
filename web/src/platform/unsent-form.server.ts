import { isOutage } from './outage.ts';
import type { UnsentForm } from './unsent-form.ts';

/** Remembers what a form sends to a page, in case that page cannot be made. Files are not sent again. */
export function sentFormOf(request: Request): (() => Promise<UnsentForm>) | undefined {
  const type = request.headers.get('content-type') ?? '';
  if (request.method !== 'POST' || !type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const copy = request.clone();
  return async () => [...new URLSearchParams(await copy.text())].filter(([name]) => !secret.test(name));
}

/** They are asked for again: no page carries what opens an account or pays. */
const secret = /^(.*password|(security_)?code|card(_number)?|expiry|setup)$/;

/** Whether an outage kept an action from its work: it failed itself, or told its form so. What was done must not be sent twice. */
export function wasKeptFromWork(actionData: Record<string, unknown> | null): boolean {
  return Object.values(actionData ?? {}).every((answer) => {
    const { code, refusal } = (answer ?? {}) as { code?: unknown; refusal?: { code?: unknown } };
    return isOutage(code ?? refusal?.code);
  });
}

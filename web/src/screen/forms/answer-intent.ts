import { data } from 'react-router';
import { type FormAnswer, submitted } from '#screen/forms/form-answer.ts';

/** What each form of a screen does. A form sends its name as `intent`. */
export type Intents = Record<string, (form: FormData) => Promise<object>>;

/** An answer names the form it belongs to, so that no other form of the screen shows it. */
export type IntentAnswer<All extends Intents = Intents> = {
  [Intent in keyof All & string]:
    | { kind: 'refused'; intent: Intent; refusal: FormAnswer }
    | { kind: 'done'; intent: Intent; result: Awaited<ReturnType<All[Intent]>> };
}[keyof All & string];

/** `kept` are the fields that come back to the form on refusal; never put a password among them. */
export async function answerIntent<All extends Intents>(form: FormData, intents: All, kept: readonly string[] = []) {
  const intent = String(form.get('intent'));
  const perform = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  if (!perform) throw data(null, { status: 400 });
  const values = Object.fromEntries(kept.map((name) => [name, form.getAll(name).join(' ')]));
  const answer = await submitted(values, () => perform(form));
  if (answer.kind === 'done') return data({ ...answer, intent } as IntentAnswer<All>);
  const { data: refusal, init } = answer.response;
  return data({ kind: 'refused', intent, refusal } as IntentAnswer<All>, init ?? undefined);
}

export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '');
}

import { type LearningGoal, learningGoals } from '@navor/contract/choices';
import { data, href, redirect } from 'react-router';
import { apiOf, pageOf } from '#platform/page-context.ts';
import { type FormAnswer, submitted } from '#screen/forms/form-answer.ts';
import type { Route } from './+types/onboarding-action.ts';

export type OnboardingAnswer =
  | { kind: 'saved' }
  | { kind: 'refused'; answer: FormAnswer }
  | { kind: 'finished'; pointsEarned: number }
  | { kind: 'failed' };

/** Saves one of the steps that are done inside the dialog, or finishes all of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  try {
    switch (form.get('intent')) {
      case 'name':
        return await saveName(context, String(form.get('full_name') ?? '').trim());
      case 'goals':
        return await saveGoals(context, form.getAll('learning_goals').filter(isGoal));
      case 'finish':
        return await finish(context, String(form.get('full_name') ?? '').trim());
      default:
        return failed(422);
    }
  } catch (error) {
    pageOf(context).reportError(error);
    return failed(500);
  }
}

/** Without a connection the dialog stays where it is and says so, rather than giving way to an error screen. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<OnboardingAnswer> {
  try {
    return await serverAction();
  } catch {
    return { kind: 'failed' };
  }
}

export function loader() {
  return redirect(href('/dashboard'));
}

type Context = Route.ActionArgs['context'];

async function saveName(context: Context, full_name: string) {
  const answer = await submitted({ full_name }, () => apiOf(context).identity.updateProfile({ full_name }));
  return answer.kind === 'refused' ? refused(answer.response) : saved();
}

async function saveGoals(context: Context, learning_goals: LearningGoal[]) {
  const answer = await submitted({}, () => apiOf(context).identity.updateProfile({ learning_goals }));
  return answer.kind === 'refused' ? refused(answer.response) : saved();
}

async function finish(context: Context, name: string) {
  const answer = await submitted({}, () => apiOf(context).onboarding.finish(name ? { full_name: name } : {}));
  if (answer.kind === 'refused') return refused(answer.response);
  return data<OnboardingAnswer>({ kind: 'finished', pointsEarned: answer.result.points_earned });
}

function saved() {
  return data<OnboardingAnswer>({ kind: 'saved' });
}

function refused({ data: answer, init }: { data: FormAnswer; init: ResponseInit | null }) {
  return data<OnboardingAnswer>({ kind: 'refused', answer }, init ?? {});
}

function failed(status: number) {
  return data<OnboardingAnswer>({ kind: 'failed' }, { status });
}

function isGoal(value: unknown): value is LearningGoal {
  return [...learningGoals.fields, ...learningGoals.reasons].includes(value as LearningGoal);
}

import { type PlanId, planIds } from '@navor/contract/choices';
import type { Api } from '@navor/contract/page-request';
import { data, redirect } from 'react-router';
import { submitted } from '#screen/forms/form-answer.ts';
import { type PlansQuery, plansAddress } from './plans-query.ts';

/** The forms of the plan page. Each leads on to a fresh page, whose state is the answer. */
export async function answerPlansForm(api: Api, form: FormData, { from }: PlansQuery) {
  const intent = form.get('intent');
  if (intent === 'drop-lowering') {
    const answer = await submitted({}, () => api.billing.dropLowering());
    return answer.kind === 'refused' ? answer.response : redirect(plansAddress({ done: 'kept', from }));
  }
  const planId = planIdOf(form);
  if (intent === 'subscribe') return subscribe(api, planId, from);
  if (intent === 'change') return changePlan(api, planId, from);
  throw data(null, { status: 400 });
}

async function subscribe(api: Api, planId: PlanId, from: string | null) {
  const answer = await submitted({ plan_id: planId }, () =>
    api.billing.openCheckout({ plan_id: planId, ...(from && { return_to: from }) }),
  );
  return answer.kind === 'refused' ? answer.response : redirect(answer.result.url);
}

async function changePlan(api: Api, planId: PlanId, from: string | null) {
  const answer = await submitted({ plan_id: planId }, () => api.billing.changePlan({ plan_id: planId }));
  if (answer.kind === 'refused') return answer.response;
  const changed = answer.result;
  return redirect(changed.kind === 'confirm' ? changed.url : plansAddress({ done: changed.kind, plan: planId, from }));
}

function planIdOf(form: FormData): PlanId {
  const planId = planIds.find((id) => id === form.get('plan_id'));
  if (!planId) throw data(null, { status: 400 });
  return planId;
}

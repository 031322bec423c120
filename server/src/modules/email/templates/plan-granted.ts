import type { PaidTier } from '@navor/contract';
import type { EmailTemplate } from '../render-email.ts';

type PlanGranted = { userName: string; tier: PaidTier; endsAt: Date | null };

export const planGrantedEmail: EmailTemplate<PlanGranted> = ({ userName, tier, endsAt }, tools) => {
  const { say, date, link, tierName, greet } = tools;
  const plan = tierName(tier);
  return {
    subject: say('planGranted.subject', { plan }),
    greeting: greet(userName),
    paragraphs: [
      say('planGranted.text', { plan }),
      endsAt ? say('planGranted.until', { date: date(endsAt) }) : say('planGranted.forever'),
    ],
    action: { label: say('planGranted.action'), url: link('dashboard') },
  };
};

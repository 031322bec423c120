import type { EmailTemplate } from '../render-email.ts';

type PlanGranted = { userName: string; planName: string; endsAt: Date | null };

export const planGrantedEmail: EmailTemplate<PlanGranted> = ({ userName, planName, endsAt }, tools) => {
  const { say, date, link, greet } = tools;
  const plan = planName;
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

import type { EmailTemplate } from '../render-email.ts';

type ResultChanged = {
  userName: string;
  quizName: string;
  oldPoints: number;
  newPoints: number;
  maxPoints: number;
  reason: string;
  attemptId: string;
};

export const resultChangedEmail: EmailTemplate<ResultChanged> = (result, { say, link, number, greet }) => {
  const { userName, quizName, reason } = result;
  const [oldPoints, newPoints, maxPoints] = [result.oldPoints, result.newPoints, result.maxPoints].map(number);
  return {
    subject: say('resultChanged.subject', { quizName }),
    greeting: greet(userName),
    paragraphs: [
      say('resultChanged.text', { quizName, oldPoints, newPoints, maxPoints }),
      say('resultChanged.reason', { reason }),
    ],
    action: { label: say('resultChanged.action'), url: link('attempt', { attemptId: result.attemptId }) },
  };
};

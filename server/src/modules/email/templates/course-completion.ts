import type { EmailTemplate } from '../render-email.ts';

type CourseCompletion = { userName: string; courseName: string };

export const courseCompletionEmail: EmailTemplate<CourseCompletion> = (
  { userName, courseName },
  { say, link, greet },
) => ({
  subject: say('courseCompletion.subject', { courseName }),
  greeting: greet(userName),
  paragraphs: [say('courseCompletion.text', { courseName })],
  action: { label: say('courseCompletion.action'), url: link('dashboard') },
});

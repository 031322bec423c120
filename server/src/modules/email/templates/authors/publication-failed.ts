import type { FailedPublication } from '../../../cms/index.ts';
import type { EmailTemplate, EmailTools } from '../../render-email.ts';

type PublicationFailed = Pick<FailedPublication, 'document' | 'publishAt' | 'reason' | 'paths'> & {
  userName: string;
  title: string;
};

/** The first few tell where to look; the screen has them all. */
const mostPaths = 5;

/** To whoever planned a publication, and whose document it is. */
export const publicationFailedEmail: EmailTemplate<PublicationFailed> = (failed, tools) => {
  const { userName, title, publishAt, reason, paths } = failed;
  const { say, greet, moment } = tools;
  const files = [...paths.slice(0, mostPaths), ...(paths.length > mostPaths ? ['…'] : [])];
  return {
    subject: say('authors.publicationFailed.subject', { title }),
    greeting: greet(userName),
    paragraphs: [
      say('authors.publicationFailed.text', { title }),
      say(`authors.publicationFailed.reasons.${reason}`),
      say('authors.publicationFailed.next'),
    ],
    facts: [
      { label: say('authors.publicationFailed.planned'), value: moment(publishAt) },
      ...(files.length > 0 ? [{ label: say('authors.publicationFailed.files'), value: files.join(', ') }] : []),
    ],
    action: { label: say('authors.publicationFailed.action'), url: linkTo(failed.document, tools) },
  };
};

function linkTo({ kind, id }: FailedPublication['document'], { link }: EmailTools): string {
  switch (kind) {
    case 'course':
      return link('courseDraft', { courseId: id });
    case 'quiz':
      return link('quizDraft', { quizId: id });
    case 'item':
      return link('itemDraft', { itemId: id });
    case 'page':
      return link('pageDraft', { pageId: id });
  }
}

import type { Response } from '@navor/questions';

/** Whether there is anything in an answer: a field that was emptied again is none. */
export function isAnswered(response: Response | null): boolean {
  if (!response) return false;
  switch (response.type) {
    case 'numeric':
    case 'formula':
    case 'short-text':
      return response.text.trim() !== '';
    case 'multiple-choice':
      return response.choices.length > 0;
    case 'matching':
      return Object.keys(response.pairs).length > 0;
    case 'ordering':
      return response.order.length > 0;
    case 'blanks':
      return Object.values(response.gaps).some((text) => text.trim() !== '');
    case 'single-choice':
    case 'true-false':
      return true;
  }
}

/** Whether it is typed rather than chosen, and so grows letter by letter. */
export function isTyped(response: Response | null): boolean {
  return response !== null && ['numeric', 'formula', 'short-text', 'blanks'].includes(response.type);
}

import type { Certificate } from '@navor/contract';

/** What the boxes of the form say: one that is not ticked is not sent. */
export function readSharing(form: FormData): Certificate['sharing'] {
  return {
    shows_name: form.has('shows_name'),
    shows_grade: form.has('shows_grade'),
    is_listed: form.has('is_listed'),
  };
}

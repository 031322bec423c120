import { useState } from 'react';
import { writeKeyField } from '#platform/write-key.ts';

/** Names what a form writes for as long as the form is open, however often the page's data, and with it `first`, is read anew. */
export function WriteKeyField({ first }: { first: string }) {
  const [key] = useState(first);
  return <input type="hidden" name={writeKeyField} value={key} />;
}

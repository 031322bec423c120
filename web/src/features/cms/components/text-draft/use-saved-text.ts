import type { DraftedText } from '@navor/contract';
import { useState } from 'react';

/** What the server has of a text: as it was loaded, then as its editor has saved it since. Null where there is none yet. */
export function useSavedText(drafted: DraftedText) {
  const [saved, setSaved] = useState<{ after: DraftedText; text: string }>();
  return {
    text: saved?.after === drafted ? saved.text : drafted.text,
    tellSaved: (text: string) => setSaved({ after: drafted, text }),
  };
}

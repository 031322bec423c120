import { createContext, type ReactNode, useContext, useState } from 'react';

const JudgementContext = createContext<object | undefined>(undefined);

type JudgedFieldsProps = {
  /** What was last found of the form as a whole, such as the server's answer to it. */
  judgement: object | undefined;
  children: ReactNode;
};

/**
 * A form that is judged when it is sent. An error beside a field is of what was sent: once the field is edited it says nothing
 * true any more and goes, until the next judgement. Fields outside of such a form are judged while they are edited.
 */
export function JudgedFields({ judgement, children }: JudgedFieldsProps) {
  return <JudgementContext value={judgement}>{children}</JudgementContext>;
}

/** The error while it still holds, and what the element around the field's controls has to listen to. */
export function useStandingError<Shown extends ReactNode>(error: Shown) {
  const judgement = useContext(JudgementContext);
  const [editedSince, setEditedSince] = useState<object>();
  const isOutdated = judgement !== undefined && editedSince === judgement;
  const markEdited = () => setEditedSince(judgement);
  return {
    error: isOutdated ? undefined : error,
    // Both: controls of our own tell of a change, and what a script fills in is told of as input.
    editHandlers: { onInput: markEdited, onChange: markEdited },
  };
}

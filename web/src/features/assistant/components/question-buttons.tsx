import { Button } from '@navor/ui/button.tsx';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { BusyContext } from './chat/busy-context.ts';
import { NewIdFields } from './chat/new-ids.tsx';

type QuestionButtonsProps = {
  label: string;
  questions: readonly { label: string; question: string }[];
  onAsk: (question: string) => void;
};

/** Questions to choose from: choosing one asks it, by a form of the page where no script is. */
export function QuestionButtons({ label, questions, onAsk }: QuestionButtonsProps) {
  const { pathname, search } = useLocation();
  const isBusy = useContext(BusyContext);
  return (
    <form method="post" action={`${pathname}${search}`} aria-label={label}>
      <NewIdFields intent="ask" />
      <ul className="flex flex-wrap gap-2">
        {questions.map(({ label: text, question }) => (
          <li key={question} className="max-w-full">
            <Button
              type="submit"
              name="text"
              value={question}
              variant="secondary"
              className="h-auto min-h-11 max-w-full whitespace-normal py-2 text-left aria-disabled:opacity-60 md:h-auto md:min-h-10"
              aria-disabled={isBusy || undefined}
              onClick={(event) => {
                event.preventDefault();
                if (!isBusy) onAsk(question);
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}

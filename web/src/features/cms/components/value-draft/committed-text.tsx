import { Input } from '@navor/ui/input.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type CommittedTextProps = {
  value: string;
  /** Called with what was typed, once typing rests or the field is left. */
  onCommit: (text: string) => void;
  lang?: string;
  rows?: number;
  inputMode?: 'numeric';
  maxLength?: number;
};

const restMs = 700;

/**
 * A text that is saved by itself. What becomes of it, such as a list without empty lines, is shown once the field is left: whoever
 * rests within a sentence goes on from the space that they typed last.
 */
export function CommittedText({ value, onCommit, rows, ...props }: CommittedTextProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What was given away while the field is still being written in: the value that comes back is made of it. */
  const [isGiven, setGiven] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pending = useRef<string>(null);
  const told = useRef(value);
  if (known !== value) {
    setKnown(value);
    setGiven(false);
    if (!isGiven) setText(value);
  }
  const commit = (typed: string) => {
    clearTimeout(timer.current);
    pending.current = null;
    if (typed === told.current) return;
    told.current = typed;
    onCommit(typed);
  };
  // What could not be saved is told of again once it is as it was.
  useEffect(() => {
    told.current = value;
  }, [value]);
  // Whoever goes back a page or closes it takes the field away before it is left.
  const commitPending = useEffectEvent(() => {
    if (pending.current !== null) commit(pending.current);
  });
  useEffect(() => {
    const onLeave = () => document.visibilityState === 'hidden' && commitPending();
    document.addEventListener('visibilitychange', onLeave);
    window.addEventListener('pagehide', commitPending);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
      window.removeEventListener('pagehide', commitPending);
      commitPending();
    };
  }, []);
  const field = {
    ...props,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      const typed = target.value;
      setText(typed);
      pending.current = typed;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setGiven(typed !== value);
        commit(typed);
      }, restMs);
    },
    onBlur: () => {
      if (pending.current === null) {
        if (!isGiven) setText(value);
        return;
      }
      setGiven(false);
      commit(pending.current);
    },
  };
  return rows ? <Textarea {...field} rows={rows} /> : <Input {...field} />;
}

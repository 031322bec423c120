import { Mark } from './mark.tsx';

type WordmarkProps = {
  className?: string;
  tone?: 'brand' | 'single';
};

/** The text is the accessible name; size and colour follow the surrounding text. */
export function Wordmark({ className = '', tone = 'brand' }: WordmarkProps) {
  return (
    <span className={`inline-flex items-center gap-[0.3em] leading-none ${className}`}>
      <Mark className="size-[1.15em] shrink-0" tone={tone} />
      <span className="font-[650] tracking-[-0.03em]">Navor</span>
    </span>
  );
}

import { TypesetHtml } from './typeset-html.tsx';

/** A calculation in parts that may stand on lines of their own, each with what screen readers say instead. */
export function StepLine({ shown, spoken, kept = [] }: { shown: string[]; spoken: string[]; kept?: string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll; where it does not, a script takes the stop away.
    <div data-scrolls tabIndex={0} className="calculation">
      {shown.map((step, at) => (
        <TypesetHtml key={step} className="katex" html={stepHtml(step, spoken[at])} />
      ))}
      {kept.map((step) => (
        <TypesetHtml key={step} className="katex invisible" html={stepHtml(step)} />
      ))}
    </div>
  );
}

function stepHtml(html: string, mathml?: string): string {
  const spoken = mathml === undefined ? '' : `<span class="katex-mathml"><math>${mathml}</math></span>`;
  return `${spoken}<span aria-hidden="true">${html}</span>`;
}

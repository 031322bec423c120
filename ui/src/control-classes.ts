/**
 * The common look of every box a person types into or chooses from. 16 px text on phones keeps them from zooming in; who is
 * led to a box sees its label above it.
 */
export const controlClasses = [
  'w-full min-w-0 scroll-mt-8 rounded-md border border-line-strong bg-surface px-3 text-base text-ink transition-colors md:text-sm',
  'hover:border-action focus-visible:border-action focus-visible:outline-offset-0',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted disabled:hover:border-line-strong',
  'aria-invalid:border-danger aria-invalid:hover:border-danger',
].join(' ');

export const controlHeight = 'h-11 md:h-10';

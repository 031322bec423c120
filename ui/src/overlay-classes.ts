/** Shared by everything that lies over the page and dims it. */
export const overlayClasses =
  'fixed inset-0 z-50 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Shared by everything that lies on such an overlay. What is on its way out is done with: nothing in it can be clicked again. */
export const panelClasses = [
  'data-[state=open]:animate-pop-in',
  'data-[state=closed]:pointer-events-none! data-[state=closed]:animate-pop-out',
].join(' ');

/** Shared by everything that floats beside its trigger. */
export const popoverClasses = [
  'z-50 rounded-md border border-line bg-raised text-ink shadow-raised',
  'data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in',
].join(' ');

/** Shared by rows of menus and lists of choices. */
export const menuRowClasses = [
  'relative flex min-h-11 cursor-default select-none items-center gap-2 rounded-sm px-2 py-1.5 text-sm outline-none md:min-h-9',
  'data-highlighted:bg-action-soft data-disabled:pointer-events-none data-disabled:opacity-55',
  '[&>svg]:size-4 [&>svg]:shrink-0',
].join(' ');

/** What the gallery of interface parts shows, by the names that those who build screens use. */
export const components = [
  'alert, alert-dialog, avatar, badge, breadcrumb, button, card, checkbox, chips, command-palette, dialog, dropdown-menu',
  'empty-state, field, input, native-select, pagination, progress, radio-group, select, sheet, skeleton, sortable, spinner',
  'switch, table, tabs, text-link, textarea, toast, tooltip',
].flatMap((line) => line.split(', '));

const foundations = [
  'tokens, text, reading, blueprint-grid, paper, surface, raised, sunken, action, action-soft, signal, ok-soft',
  'warn-soft, danger, danger-soft',
].flatMap((line) => line.split(', '));

const properties = ['disabled', 'isBusy', 'side', 'size', 'tone', 'variant'];

/** Names are the same in every language. */
export const galleryNames = new Set([...components, ...foundations, ...properties]);

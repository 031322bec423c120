/** `42424242` → `4242 4242`. */
export function groupedNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** `1230` and `12/30` → `12/30`; a month of one digit may be closed by its slash. */
export function slashedExpiry(typed: string): string {
  const digits = digitsOf(typed.replace(/^\s*(\d)\s*\//, '0$1/')).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** Where the caret belongs after formatting: behind the same digit as before. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = digitsOf(typed.slice(0, caret)).length;
  let position = 0;
  for (let seen = 0; seen < digitsBefore && position < formatted.length; position += 1) {
    if (/\d/.test(formatted[position] ?? '')) seen += 1;
  }
  return position;
}

/** Rewrites what stands in a field while it is being typed, and leaves the caret where the person put it. */
export function formatWhileTyping(field: HTMLInputElement, format: (typed: string) => string): void {
  const typed = field.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = caretAfter(typed, field.selectionStart ?? typed.length, formatted);
  field.value = formatted;
  field.setSelectionRange(caret, caret);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

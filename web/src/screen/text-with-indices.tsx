/**
 * A symbol as plain text writes it: one letter, `Δ` before it or not, and a short index. Names in programs have more letters
 * on either side of their underscore, or several underscores.
 */
const symbol = /(?<![\p{L}\p{Nd}_])(Δ?[\p{Script=Latin}\p{Script=Greek}])_([\p{L}\p{Nd}⊥∥]{1,4})(?![\p{L}\p{Nd}_])/gu;

/** A line of plain text in which `R_1` is shown as formulas show it. */
export function TextWithIndices({ text }: { text: string }) {
  const parts = text.split(symbol);
  if (parts.length === 1) return text;
  // What stands between the symbols alternates with the two groups of each: text, letter, index, text, …
  return parts.map((part, at) =>
    at % 3 === 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change places.
      <sub key={at}>{part}</sub>
    ) : (
      part
    ),
  );
}

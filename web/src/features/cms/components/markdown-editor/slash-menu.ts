import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { isVerbatim } from './commands/continue-list.ts';

export type SlashItem = {
  label: string;
  /** What it is for, beside its name. */
  detail: string;
  /** Other words that lead to it. */
  words: string;
  choose: (view: EditorView) => void;
};

/** A slash on a line of its own offers the blocks that can stand there. */
export function slashMenu(itemsOf: () => readonly SlashItem[]): Extension {
  return autocompletion({
    override: [(context) => complete(context, itemsOf())],
    icons: false,
    // Whoever types "/table" and Enter in one go means it.
    interactionDelay: 0,
    activateOnTypingDelay: 0,
    tooltipClass: () => 'md-slash-menu',
  });
}

function complete(context: CompletionContext, items: readonly SlashItem[]): CompletionResult | null {
  const typed = context.matchBefore(/^\s*\/[\p{L}\d -]*/u);
  if (!typed || isVerbatim(context.state, context.pos)) return null;
  const slash = typed.from + typed.text.indexOf('/');
  const wanted = folded(context.state.sliceDoc(slash + 1, context.pos));
  const isNamed = ({ label }: SlashItem) => folded(label).startsWith(wanted);
  const others = items.filter((item) => !isNamed(item) && folded(`${item.label} ${item.words}`).includes(wanted));
  const found = [...items.filter(isNamed), ...others];
  if (found.length === 0) return null;
  return {
    from: slash,
    filter: false,
    // At once, so that Enter never meets a list that is still on its way.
    update: (_current, _from, _to, next) => complete(next, items),
    options: found.map(({ label, detail, choose }) => ({
      label,
      detail,
      apply: (view: EditorView, _completion: unknown, from: number, to: number) => {
        view.dispatch({ changes: { from, to }, userEvent: 'input.complete' });
        choose(view);
      },
    })),
  };
}

/** Without capitals and diacritics: "opozorilo" and "Élan" are found as they are typed in haste. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

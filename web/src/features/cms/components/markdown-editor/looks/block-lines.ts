import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Gives the lines of a block one background or edge, so that the eye sees where it begins and ends. */
export const blockLines = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate) {
      const isParsedFurther = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || isParsedFurther) this.decorations = decorate(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

const classOfBlock: Record<string, string> = {
  ATXHeading1: 'md-line-heading-1',
  ATXHeading2: 'md-line-heading-2',
  ATXHeading3: 'md-line-heading-3',
  FencedCode: 'md-line-code',
  FormulaBlock: 'md-line-formula',
  Table: 'md-line-table',
  Blockquote: 'md-line-quote',
  CallOut: 'md-line-call-out',
  CallOutMark: 'md-line-call-out',
};

function decorate(view: EditorView): DecorationSet {
  const classesOf = new Map<number, Set<string>>();
  const { doc } = view.state;
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const name = classOfBlock[node.name];
        if (!name) return;
        const last = doc.lineAt(Math.min(node.to, to)).number;
        for (let number = doc.lineAt(Math.max(node.from, from)).number; number <= last; number++) {
          const start = doc.line(number).from;
          const classes = classesOf.get(start) ?? new Set();
          classesOf.set(start, classes.add(name));
        }
      },
    });
  }
  const builder = new RangeSetBuilder<Decoration>();
  for (const [start, classes] of [...classesOf].sort(([a], [b]) => a - b)) {
    builder.add(start, start, Decoration.line({ class: [...classes].join(' ') }));
  }
  return builder.finish();
}

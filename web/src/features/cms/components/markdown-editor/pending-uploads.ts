import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { blockAt } from './commands/insert.ts';

type Upload = { id: number; at: number; label: string };

const begun = StateEffect.define<Upload>({
  map: (upload, changes) => ({ ...upload, at: changes.mapPos(upload.at, -1) }),
});
const ended = StateEffect.define<number>();

/** Where files that are on their way will stand; the places move along with what is typed meanwhile. */
export const pendingUploads = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (uploads, transaction) => {
    let next = uploads.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(begun)) {
        const { at, id, label } = effect.value;
        next = next.update({ add: [Decoration.widget({ widget: new UploadWidget(label), id, side: 1 }).range(at)] });
      }
      if (effect.is(ended)) next = next.update({ filter: (_from, _to, { spec }) => spec.id !== effect.value });
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});

let lastId = 0;

/** Sends files to where the caller keeps them, one after another, and puts a figure for each at its place. */
export async function insertFiles(
  view: EditorView,
  { files, at, label, send }: { files: readonly File[]; at: number; label: string; send: SendFile },
): Promise<void> {
  const uploads = files.map((file) => ({ file, id: ++lastId }));
  view.dispatch({ effects: uploads.map(({ id, file }) => begun.of({ id, at, label: `${label} ${file.name}` })) });
  for (const { file, id } of uploads) {
    const path = await send(file).catch(() => null);
    const place = placeOf(view, id);
    if (place === null) continue;
    const figure = path ? { changes: blockAt(view.state, place, `![](${path})`) } : {};
    view.dispatch({ ...figure, effects: ended.of(id), userEvent: 'input.paste' });
  }
}

/** Answers with the path by which texts name the file; null when it was refused, which the caller has told. */
export type SendFile = (file: File) => Promise<string | null>;

function placeOf(view: EditorView, id: number): number | null {
  let place: number | null = null;
  view.state.field(pendingUploads).between(0, view.state.doc.length, (from, _to, { spec }) => {
    if (spec.id === id) place = from;
  });
  return place;
}

class UploadWidget extends WidgetType {
  readonly #label: string;

  constructor(label: string) {
    super();
    this.#label = label;
  }

  toDOM(): HTMLElement {
    const dom = document.createElement('span');
    dom.className = 'md-upload';
    dom.textContent = this.#label;
    dom.setAttribute('role', 'status');
    return dom;
  }
}

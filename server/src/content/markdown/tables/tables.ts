import type { Table } from 'mdast';
import { element, type Handlers, type State } from '../element.ts';
import { markdownFault } from '../markdown-faults.ts';
import type { Rendering } from '../rendering.ts';

export function tableHandlers(rendering: Rendering): Handlers {
  let count = 0;
  return {
    table: (state, node: Table) => {
      checkColumns(node, rendering);
      count += 1;
      const [head, ...rows] = rowsOf(state, node);
      const table = element('table', {}, [
        element('thead', {}, head ? [head] : []),
        ...(rows.length > 0 ? [element('tbody', {}, rows)] : []),
      ]);
      // Wide tables scroll, which a keyboard can only do inside what it can focus.
      const name = `${rendering.words.table} ${count}`;
      return element('div', { className: ['table-box'], tabIndex: 0, role: 'group', ariaLabel: name }, [table]);
    },
  };
}

function rowsOf(state: State, { align, children }: Table) {
  return children.map((row, index) => {
    const cells = row.children.map((cell, column) => {
      const content = state.all(cell);
      const side = align?.[column];
      const style = side ? { style: `text-align:${side}` } : {};
      // An empty heading cell announces nothing, so it is none.
      const isHeading = index === 0 && content.length > 0;
      return isHeading ? element('th', { scope: 'col', ...style }, content) : element('td', style, content);
    });
    return element('tr', {}, cells);
  });
}

/** Browsers would show a crooked table, and other Markdown readers drop what is too much. */
function checkColumns({ children: [head, ...rows] }: Table, rendering: Rendering): void {
  const wanted = head?.children.length ?? 0;
  for (const row of rows) {
    const found = row.children.length;
    if (found === wanted) continue;
    rendering.error('table-columns', row, markdownFault('tableRow', String(found), String(wanted)));
  }
}

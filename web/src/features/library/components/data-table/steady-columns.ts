/** Columns keep their widths while rows are filtered out: what is read should not move sideways with every letter typed. */
export function keepColumnWidths(table: HTMLTableElement | null): void {
  const heads = [...(table?.tHead?.rows[0]?.cells ?? [])];
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  for (const [index, head] of heads.entries()) head.style.width = `${widths[index]}px`;
}

export function freeColumnWidths(table: HTMLTableElement | null): void {
  for (const head of table?.tHead?.rows[0]?.cells ?? []) head.style.width = '';
}

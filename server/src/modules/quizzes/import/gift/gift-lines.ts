/** A question's own lines, joined; the blank lines around them are what parts questions. */
export type GiftBlock = { line: number; text: string; tags: string[] };

/**
 * Comments are whole lines, wherever they stand. They leave an empty piece of a line, but do not part questions; Moodle keeps
 * tags in them.
 */
export function giftBlocks(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let block: { line: number; lines: string[]; tags: string[] } | null = null;
  const end = () => {
    if (block?.lines.some((line) => line.trim() !== '')) {
      const skipped = block.lines.findIndex((line) => line.trim() !== '');
      blocks.push({ line: block.line + skipped, text: block.lines.join('\n').trim(), tags: block.tags });
    }
    block = null;
  };
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      end();
    } else if (/^\s*\$CATEGORY:/.test(line)) {
      end();
      blocks.push({ line: index + 1, text: line.trim(), tags: [] });
    } else {
      block ??= { line: index + 1, lines: [], tags: [] };
      const isComment = /^\s*\/\//.test(line);
      block.lines.push(isComment ? '' : line);
      if (isComment) block.tags.push(...Array.from(line.matchAll(/\[tag:([^\]]{1,200})\]/g), ([, tag = '']) => tag));
    }
  }
  end();
  return blocks;
}

const escaped = /\\([\\:#={}~n])/g;

/**
 * Puts characters nobody types in the place of escaped ones, so that what is left of the signs of GIFT means something;
 * `unhidden` brings them back.
 */
export function hidden(text: string): string {
  return text.replace(escaped, (_whole, sign: string) => String.fromCharCode(firstHidden + signs.indexOf(sign)));
}

export function unhidden(text: string): string {
  return text.replace(/[\uf800-\uf807]/g, (mark) => {
    const sign = signs[mark.charCodeAt(0) - firstHidden] ?? '';
    return sign === 'n' ? '\n' : sign;
  });
}

const firstHidden = 0xf800;
const signs = '\\:#={}~n';

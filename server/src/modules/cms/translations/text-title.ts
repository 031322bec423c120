import { mostFrontTokens, parseYaml } from '../../../content/files/yaml.ts';
import { strayCharacter } from '../../../content/markdown/text/stray-character.ts';

/** What the front matter of a text calls it; null where there is none, or none that can be read or kept: nobody has checked it. */
export function textTitle(file: string): string | null {
  const [, front] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(file) ?? [];
  const parsed = front === undefined ? undefined : parseYaml(front, 2, mostFrontTokens);
  const { title } = ((parsed?.kind === 'parsed' && parsed.value) || {}) as { title?: unknown };
  return typeof title === 'string' && !strayCharacter(title) ? title : null;
}

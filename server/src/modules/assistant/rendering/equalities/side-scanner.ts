import { uprightMark } from './side.ts';

const blank = /[ \u00a0\u2009\u202f\u2060]*/y;

/** Where a side is read, and the signs that come next. */
export class SideScanner {
  at: number;
  protected readonly text: string;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  protected skipBlanks(): void {
    this.take(blank);
    if (this.text.charAt(this.at) === uprightMark && !/^\u2063\p{L}/u.test(this.text.slice(this.at))) this.at++;
  }

  protected peek(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? null;
  }

  protected take(pattern: RegExp): string | null {
    const found = this.peek(pattern);
    if (found === null || found === '') return null;
    this.at += found.length;
    return found;
  }
}

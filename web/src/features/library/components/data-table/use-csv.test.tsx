// @vitest-environment happy-dom
import type { DataTable } from '@navor/contract';
import { toast } from '@navor/ui/toast-store.ts';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCsv } from './use-csv.ts';

vi.mock('@navor/ui/toast-store.ts', () => ({ toast: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'sl' } }) }));

const table: DataTable = {
  id: 'table-1',
  caption: 'Grobi navoji',
  columns: [{ key: 'd', name: 'Navoj', name_html: 'Navoj', unit: '', kind: 'text' }],
  rows: [[{ text: 'M8', value: null }], [{ text: 'M10', value: null }]],
};
const csv = 'Navoj\r\nM8\r\nM10\r\n';

let saved: { name: string; content: Promise<string> }[];

beforeEach(() => {
  saved = [];
  vi.useFakeTimers();
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`;
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: files.get(this.href)?.text() ?? Promise.resolve('') });
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.mocked(toast).mockReset();
});

const withClipboard = (clipboard: object | undefined) => vi.stubGlobal('navigator', { clipboard });
const show = () => renderHook(() => useCsv(table, table.rows)).result.current;

const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));

describe('useCsv', () => {
  it('copies what is shown as columns, for programs that take text and for those that take tables', async () => {
    const write = vi.fn(async (_: { parts: Record<string, Blob> }[]) => {});
    vi.stubGlobal(
      'ClipboardItem',
      class {
        readonly parts: Record<string, Blob>;
        constructor(parts: Record<string, Blob>) {
          this.parts = parts;
        }
      },
    );
    withClipboard({ write });
    await show().copy();
    const parts = write.mock.calls[0]?.[0][0]?.parts;
    expect(await parts?.['text/plain']?.text()).toBe(csv);
    expect(await parts?.['text/html']?.text()).toContain('<tbody><tr><td');
    expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'ok', title: 'table.copied' });
    expect(saved).toEqual([]);
  });

  it('copies text where a browser copies nothing else', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('ClipboardItem', undefined);
    withClipboard({ writeText });
    await show().copy();
    expect(writeText).toHaveBeenCalledExactlyOnceWith(csv);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ tone: 'ok', title: 'table.copied' });
    expect(saved).toEqual([]);
  });

  it.each([
    ['refused', { write: refuse, writeText: refuse }],
    ['missing', undefined],
  ])('saves a file where the clipboard is %s, and says so', async (_, clipboard) => {
    withClipboard(clipboard);
    await show().copy();
    expect(saved.map(({ name }) => name)).toEqual(['grobi-navoji.csv']);
    expect(toast).toHaveBeenCalledExactlyOnceWith({ title: 'table.notCopied' });
  });

  it('marks a file as UTF-8, and lets go of it later', async () => {
    show().download();
    // What reads the content as text leaves the mark at its start out or not; what follows has to be the table.
    expect((await saved[0]?.content)?.replace('\ufeff', '')).toBe(csv);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:0');
  });
});

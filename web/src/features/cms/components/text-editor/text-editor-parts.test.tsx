// @vitest-environment happy-dom
import type { ContentProblem } from '@navor/contract';
import { renderWithTexts } from '@navor/ui/test-support.tsx';
import { cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Preview } from '../preview/use-preview.ts';
import { RefusedPublication } from './refused-publication.tsx';
import { useEditorProblems } from './use-editor-problems.ts';

afterEach(cleanup);

const problem = (path: string, line: number): ContentProblem => ({
  ...{ path, line, rule: 'alt-text', severity: 'error', message: 'A picture says nothing' },
});

describe('why a text was not published', () => {
  const show = (path: string) =>
    renderWithTexts(
      <RefusedPublication
        document={{ kind: 'item', id: 'tok' }}
        problems={[problem(path, 3)]}
        toSettings="To the settings"
      />,
    );

  it('leads to the settings where those keep it back', () => {
    show('item.yaml');
    const link = screen.getByRole('link', { name: 'To the settings' });
    expect(link.getAttribute('href')).toMatch(/\/settings$/);
  });

  it('leads to the text alone where only that does', () => {
    show('text.sl.md');
    expect(screen.queryByRole('link', { name: 'To the settings' })).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/language=sl$/);
  });
});

describe('problems in the Markdown', () => {
  const problems = [problem('lessons/tok.sl.md', 7), problem('lessons/tok.sl.md', 2), problem('course.yaml', 1)];
  const linesFor = (preview: Preview | null) =>
    renderHook(() => useEditorProblems(preview, 'lessons/tok.sl.md', 5)).result.current?.map(({ line }) => line);

  it('are those of its own file, by its own lines', () => {
    expect(linesFor({ body: [], problems } as unknown as Preview)).toEqual([2, 1]);
  });

  it('are unknown until it has been checked', () => {
    expect(linesFor(null)).toBeUndefined();
  });
});

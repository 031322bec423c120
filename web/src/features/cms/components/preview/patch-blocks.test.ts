// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { patchBlocks } from './patch-blocks.ts';

describe('patching blocks', () => {
  it('replaces only the block that changed', () => {
    const element = document.createElement('div');
    patchBlocks(element, '<p>a</p><p>b</p><p>c</p>');
    const [first, second, third] = element.children;
    patchBlocks(element, '<p>a</p><p>B</p><p>c</p>');
    expect(element.innerHTML).toBe('<p>a</p><p>B</p><p>c</p>');
    expect(element.children[0]).toBe(first);
    expect(element.children[1]).not.toBe(second);
    expect(element.children[2]).toBe(third);
  });

  it('keeps what readers unfolded', () => {
    const element = document.createElement('div');
    patchBlocks(element, '<details><summary>x</summary></details><p>a</p>');
    element.querySelector('details')?.setAttribute('open', '');
    patchBlocks(element, '<details><summary>x</summary></details><p>a</p><p>b</p>');
    expect(element.querySelector('details')?.hasAttribute('open')).toBe(true);
    expect(element.children).toHaveLength(3);
  });

  it('adds in the middle and takes away at the end', () => {
    const element = document.createElement('div');
    patchBlocks(element, '<p>a</p><p>c</p>');
    patchBlocks(element, '<p>a</p><p>b</p><p>c</p>');
    expect(element.textContent).toBe('abc');
    patchBlocks(element, '<p>a</p>');
    expect(element.textContent).toBe('a');
    patchBlocks(element, '');
    expect(element.childElementCount).toBe(0);
  });
});

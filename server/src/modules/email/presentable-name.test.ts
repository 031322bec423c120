import { describe, expect, it } from 'vitest';
import { isPresentableName } from './presentable-name.ts';

describe('a name in a message', () => {
  it.each(['Ana', 'Ana Žagar', 'J. R. R. Tolkien', 'Marija Novak-Kovač', "Sinéad O'Connor", 'Łukasz', '李 明'])(
    'is a name: %s',
    (name) => {
      expect(isPresentableName(name)).toBe(true);
    },
  );

  it.each([
    'evil.example',
    'Visit evil.com now',
    'mail me@evil.example',
    'https://evil.example',
    'evil.example/win',
    'Call 0038640123456',
    'You have won a prize and must answer today',
    `${'Ana '.repeat(3)}${'a'.repeat(60)}`,
    '<b>Ana</b>',
  ])('is nothing that leads elsewhere or says more: %s', (name) => {
    expect(isPresentableName(name)).toBe(false);
  });
});

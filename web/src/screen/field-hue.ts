/** As classes: a mark beside a name, the ground of a picture, and the lines drawn on it; never for text. */
type FieldHue = { mark: string; tint: string; line: string };

/** Each field of study has a hue of its own, which stands beside its name and never alone. */
export function fieldHue(id: string): FieldHue {
  return hues[id] ?? { mark: 'bg-action', tint: 'bg-action-soft', line: 'text-action' };
}

const hues: Record<string, FieldHue> = {
  elektrotehnika: { mark: 'bg-copper', tint: 'bg-copper-soft', line: 'text-copper' },
  strojnistvo: { mark: 'bg-steel', tint: 'bg-steel-soft', line: 'text-steel' },
  mehatronika: { mark: 'bg-teal', tint: 'bg-teal-soft', line: 'text-teal' },
  racunalnistvo: { mark: 'bg-violet', tint: 'bg-violet-soft', line: 'text-violet' },
  matematika: { mark: 'bg-indigo', tint: 'bg-indigo-soft', line: 'text-indigo' },
  fizika: { mark: 'bg-crimson', tint: 'bg-crimson-soft', line: 'text-crimson' },
};

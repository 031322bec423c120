/** The accounts of the demo mode, all with one password. */
export const accounts = {
  learner: { email: 'learner@navor.example', name: 'Luka Novak', initials: 'LN' },
  premium: { email: 'premium@navor.example', name: 'Petra Zupan', initials: 'PZ' },
  tutor: { email: 'tutor@navor.example', name: 'Tomaž Kranjc', initials: 'TK' },
  author: { email: 'author@navor.example', name: 'Ana Žagar', initials: 'AŽ' },
  admin: { email: 'admin@navor.example', name: 'Alenka Kovač', initials: 'AK' },
} as const;

export type Account = keyof typeof accounts;

export const demoPassword = 'navor-demo-2026';

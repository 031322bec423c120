import type { WorkedItems } from './worked-items.fixture.ts';

/** Electricity, measuring and networks. */
export const workedElectrical: WorkedItems = {
  'meritve-in-zanesljiva-mesta': [
    [
      {
        given: { U: 4.987, a: 0.5, n: 2, q: 1 },
        expected: { dU: 26.935, delta: 0.5401043, u: 15.55093 },
      },
      {
        given: { U: 231.4, a: 0.8, n: 3, q: 100 },
        expected: { dU: 2151.2, delta: 0.9296456, u: 1241.996 },
      },
      {
        given: { U: 12, dU: 80, n: 2, q: 10 },
        expected: { a: 0.5, delta: 0.6666667, u: 46.18802 },
      },
    ],
    [
      {
        given: { s: 1.58, n: 5, a: 4, k: 2 },
        expected: { u_A: 0.7065975, u_B: 2.309401, u_c: 2.41508, U: 4.830161 },
      },
      {
        given: { s: 12, n: 10, a: 20, k: 2.5 },
        expected: { u_A: 3.794733, u_B: 11.54701, u_c: 12.15456, U: 30.3864 },
      },
      {
        given: { s: 6, n: 4, k: 2, u_c: 5 },
        expected: { u_A: 3, u_B: 4, a: 6.928203, U: 10 },
      },
    ],
  ],
  'padec-napetosti': [
    [
      {
        given: { b: 2, rho: 0.0225, U: 230, l: 25, A: 2.5, I: 16, lambda: 1 },
        expected: { phi: 0, dU: 7.2, p: 3.130435, U_2: 222.8 },
      },
      {
        given: { b: 1.7320508, rho: 0.034, U: 400, l: 120, A: 35, I: 63, lambda: 0.85 },
        expected: { phi: 31.78833, dU: 11.36398, p: 2.840996, U_2: 388.636 },
      },
      {
        given: { b: 2, rho: 0.0178, U: 230, p: 4, A: 6, I: 20, lambda: 0.9 },
        expected: { phi: 25.84193, dU: 9.2, l: 85.03178, U_2: 220.8 },
      },
    ],
    [
      {
        given: { b: 2, rho: 0.0225, U: 230, l: 40, I: 10, p: 3, lambda: 1 },
        expected: { phi: 0, dU: 6.9, A: 2.608696, A_n: 4, p_n: 1.956522 },
      },
      {
        given: { b: 1.7320508, rho: 0.036, U: 400, l: 150, I: 80, p: 4, lambda: 0.9 },
        expected: { phi: 25.84193, dU: 16, A: 44.08588, A_n: 50, p_n: 3.548303 },
      },
      {
        given: { b: 2, rho: 0.0225, U: 230, A: 4, I: 16, p: 3, lambda: 1 },
        expected: { phi: 0, dU: 6.9, l: 38.33333, A_n: 4, p_n: 3 },
      },
    ],
  ],
  'podomrezja-ipv4': [
    [
      {
        given: { N: 100 },
        expected: { n: 25, N_n: 126 },
      },
      {
        given: { N: 500 },
        expected: { n: 23, N_n: 510 },
      },
      {
        given: { N: 1023 },
        expected: { n: 21, N_n: 2046 },
      },
    ],
  ],
  'trikotnik-moci': [
    [
      {
        given: { k: 1, U: 230, I: 10, lambda: 0.8 },
        expected: { phi: 36.8699, S: 2300, P: 1840, Q: 1380 },
      },
      {
        given: { k: 1.7320508, U: 400, I: 25, lambda: 0.92 },
        expected: { phi: 23.07392, S: 17320.51, P: 15934.87, Q: 6788.225 },
      },
      {
        given: { k: 1, U: 230, P: 1500, lambda: 0.8 },
        expected: { phi: 36.8699, S: 1875, I: 8.152174, Q: 1125 },
      },
    ],
    [
      {
        given: { n: 3, P: 15, lambda_1: 0.75, lambda_2: 0.95, U: 400, f: 50 },
        expected: { phi_1: 41.40962, phi_2: 18.19487, Q_C: 8.298495, C: 55.0311, S_1: 20, S_2: 15.78947 },
      },
      {
        given: { n: 1, P: 1.1, lambda_1: 0.6, lambda_2: 0.98, U: 230, f: 60 },
        expected: { phi_1: 53.1301, phi_2: 11.47834, Q_C: 1.243302, C: 62.34331, S_1: 1.833333, S_2: 1.122449 },
      },
      {
        given: { n: 3, P: 15, lambda_1: 0.75, C: 60, U: 400, f: 50 },
        expected: { phi_1: 41.40962, phi_2: 15.57482, Q_C: 9.047787, lambda_2: 0.9632807, S_1: 20, S_2: 15.57179 },
      },
    ],
  ],
};

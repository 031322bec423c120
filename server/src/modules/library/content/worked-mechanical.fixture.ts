import type { WorkedItems } from './worked-items.fixture.ts';

/** Threads, bolts, fits and cylinders. */
export const workedMechanical: WorkedItems = {
  'metricni-navoji': [
    [
      {
        given: { d: 12, P: 1.75 },
        expected: { d_2: 10.86334, d_3: 9.852979, D_1: 10.10557, A_s: 84.26654, d_v: 10.25 },
      },
      {
        given: { d: 20, P: 1.5 },
        expected: { d_2: 19.02572, d_3: 18.1597, D_1: 18.3762, A_s: 271.5034, d_v: 18.5 },
      },
      {
        given: { d: 8, d_v: 6.75 },
        expected: { P: 1.25, d_2: 7.188101, d_3: 6.466414, D_1: 6.646835, A_s: 36.60854 },
      },
    ],
  ],
  'sila-pnevmatskega-valja': [
    [
      {
        given: { D: 50, d: 20, p: 6, eta: 0.9 },
        expected: { A_1: 19.63495, A_2: 16.49336, F_1: 1060.288, F_2: 890.6415 },
      },
      {
        given: { D: 100, d: 25, p: 8, eta: 0.85 },
        expected: { A_1: 78.53982, A_2: 73.63108, F_1: 5340.708, F_2: 5006.913 },
      },
      {
        given: { D: 63, d: 20, F_1: 2000, eta: 0.9 },
        expected: { p: 7.128801, A_1: 31.17245, A_2: 28.03086, F_2: 1798.438 },
      },
    ],
    [
      {
        given: { F: 600, beta: 0.5, p: 6, eta: 0.9 },
        expected: { D: 53.1923, D_n: 63, d_n: 20, F_1: 1683.312, F_2: 1513.666 },
      },
      {
        given: { F: 3500, beta: 0.7, p: 7, eta: 0.88 },
        expected: { D: 101.6599, D_n: 125, d_n: 32, F_1: 7559.457, F_2: 7064.041 },
      },
      {
        given: { D: 63, beta: 0.5, p: 6, eta: 0.9 },
        expected: { F: 841.6562, D_n: 63, d_n: 20, F_1: 1683.312, F_2: 1513.666 },
      },
    ],
    [
      {
        given: { D: 50, d: 20, s: 200, p: 6, n: 20 },
        expected: { r: 7, V: 0.7225663, V_0: 5.057964, Q: 101.1593 },
      },
      {
        given: { D: 32, d: 12, s: 80, p: 5, n: 45 },
        expected: { r: 6, V: 0.1196318, V_0: 0.7177911, Q: 32.3006 },
      },
      {
        given: { D: 50, d: 20, s: 200, p: 6, Q: 150 },
        expected: { r: 7, V: 0.7225663, V_0: 5.057964, n: 29.6562 },
      },
    ],
    [
      {
        given: { d: 20, l_k: 1000, S: 5 },
        expected: { I: 0.7853982, F_dop: 3255.659 },
      },
      {
        given: { d: 32, l_k: 2500, S: 3.5 },
        expected: { I: 5.147185, F_dop: 4876.866 },
      },
      {
        given: { d: 25, F_dop: 4000, S: 5 },
        expected: { I: 1.917476, l_k: 1409.644 },
      },
    ],
  ],
  'tolerance-in-ujemi': [
    [
      {
        given: { D: 25, hole: 'H7', shaft: 'g6' },
        expected: {
          ES: 21,
          EI: 0,
          es: -7,
          ei: -20,
          D_max: 25.021,
          D_min: 25,
          d_max: 24.993,
          d_min: 24.98,
          Z_max: 41,
          Z_min: 7,
        },
      },
      {
        given: { D: 40, hole: 'H7', shaft: 'n6' },
        expected: {
          ES: 25,
          EI: 0,
          es: 33,
          ei: 17,
          D_max: 40.025,
          D_min: 40,
          d_max: 40.033,
          d_min: 40.017,
          Z_max: 8,
          Z_min: -33,
        },
      },
      {
        given: { D: 30.5, hole: 'H8', shaft: 'f7' },
        expected: {
          ES: 39,
          EI: 0,
          es: -25,
          ei: -50,
          D_max: 30.539,
          D_min: 30.5,
          d_max: 30.475,
          d_min: 30.45,
          Z_max: 89,
          Z_min: 25,
        },
      },
      {
        given: { D: 160, hole: 'K7', shaft: 'js6' },
        expected: {
          ES: 12,
          EI: -28,
          es: 12.5,
          ei: -12.5,
          D_max: 160.012,
          D_min: 159.972,
          d_max: 160.0125,
          d_min: 159.9875,
          Z_max: 24.5,
          Z_min: -40.5,
        },
      },
      {
        given: { D: 15, hole: 'P7', shaft: 'h6' },
        expected: {
          ES: -11,
          EI: -29,
          es: 0,
          ei: -11,
          D_max: 14.989,
          D_min: 14.971,
          d_max: 15,
          d_min: 14.989,
          Z_max: 0,
          Z_min: -29,
        },
      },
    ],
  ],
  'trdnostni-razredi-vijakov': [
    [
      {
        given: { d: 12, cls: '8.8', nu: 70, K: 0.16 },
        expected: { A_s: 84.3, S_p: 580, R_e: 640, F_p: 48.894, F_e: 53.952, F_V: 37.7664, M: 72.51149 },
      },
      {
        given: { d: 20, cls: '8.8', nu: 75, K: 0.14 },
        expected: { A_s: 245, S_p: 600, R_e: 660, F_p: 147, F_e: 161.7, F_V: 121.275, M: 339.57 },
      },
      {
        given: { d: 36, cls: '12.9', nu: 60, K: 0.12 },
        expected: { A_s: 817, S_p: 970, R_e: 1100, F_p: 792.49, F_e: 898.7, F_V: 539.22, M: 2329.43 },
      },
      {
        given: { d: 10, cls: '8.8', M: 40, K: 0.16 },
        expected: { nu: 67.34914, A_s: 58, S_p: 580, R_e: 640, F_p: 33.64, F_e: 37.12, F_V: 25 },
      },
    ],
  ],
};

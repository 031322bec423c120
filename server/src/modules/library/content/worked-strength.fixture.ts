import type { WorkedItems } from './worked-items.fixture.ts';

/** Units, materials, sections and beams. */
export const workedStrength: WorkedItems = {
  'enote-si': [
    [
      {
        given: { p: 6 },
        expected: { n_psi: 87.02265, n_at: 6.118297, n_T: 4500.369 },
      },
      {
        given: { p: 210 },
        expected: { n_psi: 3045.793, n_at: 214.1404, n_T: 157512.9 },
      },
      {
        given: { n_psi: 100 },
        expected: { p: 6.894757, n_at: 7.030695, n_T: 5171.492 },
      },
    ],
    [
      {
        given: { P: 100 },
        expected: { n_KM: 135.9622, n_hp: 134.1022 },
      },
      {
        given: { P: 7.5 },
        expected: { n_KM: 10.19716, n_hp: 10.05767 },
      },
      {
        given: { n_KM: 150 },
        expected: { P: 110.3248, n_hp: 147.948 },
      },
    ],
    [
      {
        given: { t_C: 20 },
        expected: { T: 293.15, t_F: 68 },
      },
      {
        given: { t_C: -40 },
        expected: { T: 233.15, t_F: -40 },
      },
      {
        given: { t_F: 212 },
        expected: { t_C: 100, T: 373.15 },
      },
    ],
  ],
  'lastnosti-gradiv': [
    [
      {
        given: { alpha: 12, L: 6, DeltaT: 40 },
        expected: { DeltaL: 2.88 },
      },
      {
        given: { alpha: 180, L: 12, DeltaT: -25 },
        expected: { DeltaL: -54 },
      },
      {
        given: { alpha: 17, L: 10, DeltaL: 8.5 },
        expected: { DeltaT: 50 },
      },
    ],
    [
      {
        given: { rho: 7850, A: 28.5, L: 6 },
        expected: { m: 134.235 },
      },
      {
        given: { rho: 2700, A: 12.16, L: 3.5 },
        expected: { m: 11.4912 },
      },
      {
        given: { rho: 8440, m: 16.88, L: 2 },
        expected: { A: 10 },
      },
    ],
  ],
  'lastnosti-prerezov': [
    [
      {
        given: { b: 60, h: 120 },
        expected: { A: 72, I_x: 864, I_y: 216, W_x: 144, W_y: 72, i_x: 34.64102, i_y: 17.32051 },
      },
      {
        given: { b: 40, h: 180 },
        expected: { A: 72, I_x: 1944, I_y: 96, W_x: 216, W_y: 48, i_x: 51.96152, i_y: 11.54701 },
      },
      {
        given: { W_x: 53.33333, h: 80 },
        expected: { b: 50, A: 40, I_x: 213.3333, I_y: 83.33333, W_y: 33.33333, i_x: 23.09401, i_y: 14.43376 },
      },
    ],
    [
      {
        given: { B: 60, H: 100, t: 4 },
        expected: {
          b: 52,
          h: 92,
          A: 12.16,
          I_x: 162.5685,
          I_y: 72.20053,
          W_x: 32.51371,
          W_y: 24.06684,
          i_x: 36.56381,
          i_y: 24.36708,
        },
      },
      {
        given: { B: 80, H: 140, t: 5 },
        expected: {
          b: 70,
          h: 130,
          A: 21,
          I_x: 547.75,
          I_y: 225.75,
          W_x: 78.25,
          W_y: 56.4375,
          i_x: 51.07184,
          i_y: 32.78719,
        },
      },
      {
        given: { b: 44, H: 90, t: 3 },
        expected: {
          h: 84,
          A: 8.04,
          I_x: 86.4252,
          I_y: 34.1212,
          W_x: 19.2056,
          W_y: 13.64848,
          i_x: 32.78628,
          i_y: 20.6008,
          B: 50,
        },
      },
    ],
    [
      {
        given: { d: 50 },
        expected: { A: 19.63495, I: 30.67962, W: 12.27185, i: 12.5, I_p: 61.35923, W_p: 24.54369 },
      },
      {
        given: { d: 32 },
        expected: { A: 8.042477, I: 5.147185, W: 3.216991, i: 8, I_p: 10.29437, W_p: 6.433982 },
      },
      {
        given: { W_p: 10 },
        expected: { d: 37.06722, A: 10.79121, I: 9.266805, W: 5, i: 9.266805, I_p: 18.53361 },
      },
    ],
    [
      {
        given: { D: 60.3, t: 3.2 },
        expected: { d: 53.9, A: 5.740318, I: 23.46821, W: 7.783819, i: 20.21958, I_p: 46.93643, W_p: 15.56764 },
      },
      {
        given: { D: 114.3, t: 5 },
        expected: { d: 104.3, A: 17.1688, I: 256.9202, W: 44.95542, i: 38.6838, I_p: 513.8404, W_p: 89.91083 },
      },
      {
        given: { d: 43.1, D: 48.3 },
        expected: { t: 2.6, A: 3.73284, I: 9.776542, W: 4.048258, i: 16.18352, I_p: 19.55308, W_p: 8.096515 },
      },
    ],
    [
      {
        given: { h: 200, b: 100, s: 5.6, t: 8.5 },
        expected: {
          h_s: 183,
          A: 27.248,
          I_x: 1845.59,
          I_y: 141.9345,
          W_x: 184.559,
          W_y: 28.3869,
          i_x: 82.30009,
          i_y: 22.82321,
        },
      },
      {
        given: { h: 300, b: 150, s: 7.1, t: 10.7 },
        expected: {
          h_s: 278.6,
          A: 51.8806,
          I_x: 7998.987,
          I_y: 602.706,
          W_x: 533.2658,
          W_y: 80.36079,
          i_x: 124.1695,
          i_y: 34.08398,
        },
      },
      {
        given: { h: 160, b: 82, A: 19.396, t: 7.4 },
        expected: {
          s: 5,
          h_s: 145.2,
          I_x: 834.6265,
          I_y: 68.1533,
          W_x: 104.3283,
          W_y: 16.62276,
          i_x: 65.59791,
          i_y: 18.74508,
        },
      },
    ],
  ],
  'poves-nosilca': [
    [
      {
        given: { F: 5, L: 1, E: 210, b: 30, h: 60 },
        expected: { I: 54, M_max: 1.25, w_max: 0.9185773, sigma_max: 69.44444, n: 1088.64 },
      },
      {
        given: { F: 2.5, L: 3, E: 11, b: 80, h: 160 },
        expected: { I: 2730.667, M_max: 1.875, w_max: 4.681674, sigma_max: 5.493164, n: 640.7964 },
      },
      {
        given: { F: 20, L: 6, E: 210, b: 100, w_max: 20 },
        expected: { h: 137.0013, I: 2142.857, M_max: 30, sigma_max: 95.90094, n: 300 },
      },
    ],
    [
      {
        given: { q: 2, L: 4, E: 11, b: 100, h: 200 },
        expected: { I: 6666.667, M_max: 4, w_max: 9.090909, sigma_max: 6, n: 440 },
      },
      {
        given: { q: 6, L: 5, E: 210, b: 50, h: 250 },
        expected: { I: 6510.417, M_max: 18.75, w_max: 3.571429, sigma_max: 36, n: 1400 },
      },
      {
        given: { M_max: 5, L: 4, E: 70, b: 50, h: 120 },
        expected: { q: 2.5, I: 720, w_max: 16.53439, sigma_max: 41.66667, n: 241.92 },
      },
    ],
    [
      {
        given: { F: 0.8, L: 0.6, E: 70, b: 20, h: 40 },
        expected: { I: 10.66667, M_max: 0.48, w_max: 7.714286, sigma_max: 90, n: 77.77778 },
      },
      {
        given: { F: 1.2, L: 0.8, E: 210, b: 25, h: 50 },
        expected: { I: 26.04167, M_max: 0.96, w_max: 3.744914, sigma_max: 92.16, n: 213.623 },
      },
      {
        given: { sigma_max: 100, L: 0.5, E: 210, b: 30, h: 60 },
        expected: { F: 3.6, I: 54, M_max: 1.8, w_max: 1.322751, n: 378 },
      },
    ],
    [
      {
        given: { q: 1.5, L: 1.2, E: 210, b: 40, h: 60 },
        expected: { I: 72, M_max: 1.08, w_max: 2.571429, sigma_max: 45, n: 466.6667 },
      },
      {
        given: { q: 0.9, L: 2, E: 11, b: 60, h: 180 },
        expected: { I: 2916, M_max: 1.8, w_max: 5.611672, sigma_max: 5.555556, n: 356.4 },
      },
      {
        given: { q: 3, L: 2, E: 11, I: 800, h: 100 },
        expected: { b: 96, M_max: 6, w_max: 68.18182, sigma_max: 37.5, n: 29.33333 },
      },
    ],
  ],
};

/**
 * Stems that end in what looks like an ending (`sistem`, `osnov`) or like a vowel that falls out (`primer`): whatever ends
 * a form of theirs is cut off behind them. Folded, as all words here are.
 */
export const wholeStems: ReadonlySet<string> = new Set(
  [
    'atom polinom binom aksiom krom simptom fantom sistem podsistem problem ekstrem volumen objem prejem oprijem najem',
    'program diagram histogram gram kilogram miligram paralelogram monogram rezim maksimum minimum optimum pravokotnik',
    'osnov snov zasnov obnov nov gotov surov rov kov lov krov slov zahtev cev zlev rezerv',
    'primer premer polmer smer vecer inverter adapter laser server konverter karakter obratoval',
    'model predel oddel tunel panel hotel del razdel odel cel vesel kontejner',
    'pomen clen koren jermen plamen imen bremen vremen semen ramen plemen domen vreten sten cen vrednosten',
    'potek iztek odtek presek odsek izsek izrek clovek zasek uspeh smeh oreh strah prah breg',
    'mater hcer krv dnev deklet teles koles dreves uses oces peres ravnotezj omrezj',
  ]
    .join(' ')
    .split(' '),
);

/** Forms that no rule leads to their stem. */
export const irregularForms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    ...{ ime: ['imen'], breme: ['bremen'], vreme: ['vremen'], seme: ['semen'], rame: ['ramen'], pleme: ['plemen'] },
    ...{ telo: ['teles'], kolo: ['koles'], drevo: ['dreves'], uho: ['uses'], oko: ['oces'], oci: ['oces'] },
    ...{ ocem: ['oces'], oceh: ['oces'], ocmi: ['oces'], pero: ['peres', 'per'], dekle: ['deklet'] },
    ...{ mati: ['mater'], hci: ['hcer'], kri: ['krv'], krvjo: ['krv'] },
    ...{ dan: ['dnev'], dne: ['dnev'], dni: ['dnev'], dneh: ['dnev'], dnem: ['dnev'] },
    ...{ tla: ['tl'], tal: ['tl'], tlom: ['tl'], tleh: ['tl'], tlemi: ['tl'], tlih: ['tl'] },
    ...{
      otroci: ['otrok'],
      otrocih: ['otrok'],
      rele: ['relej'],
      osmi: ['os', 'osm'],
      oseh: ['os'],
      osem: ['osem', 'os'],
    },
    ...{ gospa: ['gosp'], gospe: ['gosp'], gospo: ['gosp'], gospej: ['gosp'], gospeh: ['gosp'], gospem: ['gosp'] },
    // Work and a part have most forms in common, but not these.
    ...{ delo: ['delo'], dela: ['delo', 'del'], delu: ['delo', 'del'], delom: ['delo', 'del'], del: ['del', 'delo'] },
    ...{ kosov: ['kos'], kamen: ['kamn'], ogenj: ['ognj'], pes: ['ps'], vrata: ['vrat'], kolesje: ['kolesj'] },
    ...{ konec: ['konc'], sel: ['sel'], tek: ['tek'], rek: ['rek'], mnozic: ['mnozic'] },
  }),
);

/** Endings that may stand behind one of the whole stems. */
export const endings: ReadonlySet<string> = new Set(
  [
    ' a e i o u om em im am ih ah eh ov ev oma ema ima ama mi imi ami ma jo ijo ega emu ej',
    'ovi ovih ove ovom ovoma oven',
  ]
    .join(' ')
    .split(' '),
);

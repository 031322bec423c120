/** Different words that look alike: their most likely stems must not be the same. */
export const differentWords: readonly (readonly [string, string])[] = `
  napetost napet|upor uporaba|upor upornost|upor uporaben|moč močan|moč močvirje|tok točka|tok tokokrog|sila silos|sila silicij
  tlak tla|kot kotel|kot kotlina|delo del|del delilnik|delo delilnik|meritev mera|mera merilo|mera merilnik|meter metrika
  vod vodnik|voda vodnik|vodnik vodilo|vodik vodnik|pot potek|pot potencial|pol polje|pol polovica|naboj navoj|navor navoj
  navor nakovalo|napaka naprava|nosilec nosilnost|nosilec nosilka|vir virus|vez vezje|vezje vezava|zanka znak|zakon zakonca
  prerez presek|premer primer|premer premica|prevod prevodnik|prevodnik prevodnost|izolator izolacija|element elektron
  stator stativ|motor motiv|masa maska|teža težišče|temelj temen|toplota topel|hitrost hiter|hitrost hitrica|vrednost vreden
  os osnova|os oseba|os osem|cev cevovod|gred gradnja|gred gredica|vijak vijuga|matica matika|vrv vrvica|vrt vrtenje
  ravnina ravnotežje|smer smernik|snov snovanje|čas časnik|ključ ključavnica|varovalka varnost|stikalo stik|stroj strojnik
  trdnost trdota|jeklo jekleni|zrak zrakoplov|kolo kolona|telo telefon|ime imenik|breme bremza|žica žična|enota enačba
  sistem sist|program prog|diagram dia|atom at|krog krogla|krogla kroglica|list listina|kabel kabina|padec padalo`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' ') as [string, string]);

/** Forms of adjectives, possessives and words that no list of technical nouns has. */
export const slovenianFamilies: readonly string[] = [
  'električen električna električno električni električnega električnemu električnem električnim električnih električnimi',
  'hiter hitra hitrega hitrejši najhitrejši hitrejšega',
  'zaporedna zaporedne zaporedni zaporednih zaporednega zaporeden',
  'Ohmov Ohmova Ohmovo Ohmovega Ohmovemu Ohmovem Ohmovim',
  'Kirchhoffov Kirchhoffova Kirchhoffovega Kirchhoffovih Kirchhoffovima Kirchhoff',
  'dvojiški dvojiška dvojiškega dvojiških',
  'ladja ladje ladij ladjo ladjami ladjah',
  'orodje orodja orodij orodjem orodju orodjih orodji',
  'vreteno vretena vreten vretenom vretena',
  'kotel kotla kotlu kotlov kotlih',
  'veter vetra vetrom vetrovi',
  'meter metra metrov metri metrih',
  'pesek peska pesku peskom',
  'posnetek posnetka posnetki posnetkov',
  'zid zidu zidovi zidov zidovih',
  'ležaj ležaja ležaji ležajev ležajem ležajih',
  'stroj stroja strojem strojev stroji strojih strojema',
  'zobnik zobnika zobniki zobnikov zobnikoma',
  'člen člena členi členov',
  'ime imena imenu imen imenom',
  'drevo drevesa dreves drevesu',
  'uho ušesa ušesu',
  'oko očesa oči',
  'dekle dekleta deklet',
  'mati matere materi',
  'kri krvi krvjo',
  'gospa gospe gospo',
  'otrok otroka otroci otrok otroke',
  'sistem sistema sistemu sistemi sistemov sistemih',
  'transformator transformatorja transformatorjev transformatorju',
  'algoritem algoritma algoritmi algoritmov algoritmom',
  'mehanizem mehanizma mehanizmi mehanizmov',
  'ploskev ploskve ploskvijo ploskvah',
  'vzmet vzmeti vzmetjo vzmetmi vzmeteh',
  'luknja luknje lukenj',
  'podatek podatka podatki podatkov',
  'naslov naslova naslovi naslovov',
  'ujem ujema ujemi ujemov',
  'žebelj žeblja žebljev',
  'igla igle igel',
  'val vala valovi valov',
  'izračun izračuna izračunati izračunamo',
];

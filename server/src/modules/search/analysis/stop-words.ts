/** Words that say nothing of what is sought, folded. They count only where somebody asks for nothing else. */
const functionWords = new Set(
  `a ali bi bil bila bilo bo brez da do ga ga iz in ima jaz je jih jo kaj kako kaksen kaksna kaksno kam kateri katera katero
   kdaj kdo ker ki kje ko koliko kot k lahko med mi mu na nad naj ne ni o ob od oz ozirom pa po pod pri s se si skozi smo so
   sta ste su ta tako te temu ti to torej tudi v ve vsak vse z za zakaj zato ze
   an and are as at be by can do does for from has have how i in is it its of on or than that the their then there these
   this to was were what when where which who why will with you your
   aber als am an auch auf aus bei beim bin bis das dass dem den der des die durch ein eine einem einen einer eines er es
   fur fuer hat haben ich ihr im in ist kann man mit nach nicht noch nur oder sein sich sie sind so uber ueber um und uns
   unter vom von vor wann war warum was wenn wer werden wie wir wird wo zu zum zur`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function isStopWord(folded: string): boolean {
  return functionWords.has(folded);
}

/** An equation as a technician types it, and what it should find: the first one by all means, any of them at the top. */
export type FormulaQuery = { q: string; right: readonly string[] };

const electrics = (lesson: string) => `lesson osnove-elektrotehnike/${lesson}`;
const statics = (lesson: string) => `lesson tehniska-mehanika-statika/${lesson}`;
const item = (id: string) => `library ${id}`;
const sheet = item('formule-elektrotehnika');

/** Of equations that the starter content has, in whatever form. */
export const formulaQueries: readonly FormulaQuery[] = [
  ...asked(
    [electrics('ohmov-zakon'), sheet],
    ...['U=RI', 'U=R·I', 'U = R * I', 'U = R x I', 'R=U/I', 'I=U/R', 'I = U : R', 'V=IR', 'u=r*i', 'zakon U = R I'],
    ...['G=I/U', 'R=(U0-UF)/I', 'R = (U0-Uf)/I', 'using U=RI'],
  ),
  ...asked([electrics('ohmov-zakon'), sheet, electrics('kirchhoffova-zakona')], 'U=RI v vezju'),
  ...asked([sheet, electrics('ohmov-zakon'), electrics('zaporedna-in-vzporedna-vezava')], 'G=1/R', 'enačba z U=RI'),
  ...asked(
    [electrics('moc-in-energija'), sheet],
    ...['P=UI', 'P=U*I', 'I=P/U', 'P=U^2/R', 'P=U²/R', 'P=U2/R', 'P=I^2*R', 'P=RI²', 'P = I2 R', 'U=sqrt(P*R)'],
    ...['W=Pt', 'W = P·t', 'W=UIt', 'eta=P2/P1', 'η = P2/P1', 'n=P2/P1', 'U = koren(P*R)'],
  ),
  ...asked(
    [electrics('upornost-vodnika'), sheet, item('padec-napetosti')],
    ...['R=rho*l/A', 'R = rho l / A', 'R=ρl/A', 'R = ro*l/A', 'l=R*A/rho', 'ΔU=2ρlI/A', 'dU=2*rho*l*I/A'],
    ...['delta U = 2 rho l I / A'],
  ),
  ...asked(
    [electrics('zaporedna-in-vzporedna-vezava'), sheet],
    ...['R=R1+R2', 'R=R1+R2+R3', '1/R=1/R1+1/R2', '1/R = 1/R1 + 1/R2 + 1/R3', 'R=R1*R2/(R1+R2)', 'R=R1R2/(R1+R2)'],
    ...['G=G1+G2', 'R=R1/n'],
  ),
  ...asked(
    [electrics('kirchhoffova-zakona'), sheet],
    ...['ΣI=0', 'sum I = 0', 'ΣU=0', '∑U=0', 'sum(U)=0', 'I1+I2=I3+I4', 'vsota I = 0', 'U0=I(R1+R2)'],
  ),
  ...asked([electrics('delilnik-napetosti'), sheet], 'U2=U*R2/(R1+R2)', 'U2 = U·R2/(R1+R2)', 'U_2=U R_2/(R_1+R_2)'),
  ...asked([electrics('elektricni-tok'), sheet], 'I=Q/t', 'Q=It', 'J=I/A', 'I=neAv', 'I = n e A v'),
  ...asked([electrics('elektricna-napetost'), sheet], 'U=W/Q', 'W=UQ', 'U=U0-Ri*I', 'U = U0 - Ri I'),
  ...asked([electrics('elektricni-naboj')], 'F=k*Q1*Q2/r^2', 'F = k Q1 Q2 / r²', 'F=kQ1Q2/r2'),
  ...asked([electrics('merjenje')], 'Um=U*Rv/(Rv+Ri)'),
  ...asked(
    [statics('ravnotezje')],
    ...['sum F = 0', 'ΣF=0', 'ΣF = 0', '∑ Fx = 0', 'ΣFx=0', 'sum Fy = 0', 'F=0', 'ΣM=0', 'sum M = 0', 'vsota M = 0'],
    ...['Summe F = 0', 'FB=F*a/l', 'Fq=q*b'],
  ),
  ...asked(
    [statics('sile')],
    ...[
      'F=ma',
      'Fx=F*cos(alfa)',
      'Fx = F cos α',
      'Fx=F cos a',
      'Fy=Fsinα',
      'F=sqrt(Fx^2+Fy^2)',
      'F=√(Fx²+Fy²)',
      'Fg=mg',
    ],
    ...['tan alfa = Fy/Fx', 'tgα=Fy/Fx'],
  ),
  ...asked([statics('momenti')], ...['M=F*r*sin(alfa)', 'M = F r sin alfa', 'M=Fr sin α', 'M=F*d', 'M=Fd', 'M=F*r']),
  ...asked(
    [sheet],
    ...['P=UI cos phi', 'P = U I cosφ', 'P=UIcosfi', 'P=√3UIcosφ', 'P = sqrt(3) U I cos phi', 'P=sqrt3*U*I*cos(phi)'],
    ...['XL=2*pi*f*L', 'XL=2πfL', 'Xl=2pifL', 'XC=1/(2*pi*f*C)', 'Xc = 1/(2πfC)', 'X=wL', 'XL = omega L', 'f=1/T'],
    ...['f0=1/(2*pi*sqrt(LC))', 'f=1/(2π√(LC))', 'Z=sqrt(R^2+(XL-XC)^2)', 'tau=RC', 'τ=R*C', 'tau = L/R', 'C=Q/U'],
    ...['W=CU^2/2', 'W = 1/2 C U²', 'W=CU2/2', 'W=LI²/2', 'U1/U2=N1/N2', 'i=C*du/dt', 'u = L di/dt'],
    ...['u=U0*e^(-t/tau)', 'u = U0 (1 - e^(-t/tau))', 'C=C1+C2'],
  ),
  ...asked(
    [item('trikotnik-moci'), sheet],
    'P=Scosφ',
    'S^2=P^2+Q^2',
    'S=√(P²+Q²)',
    'Q=P*tan(phi)',
    'Q = S sin fi',
    'S2=P2+Q2',
  ),
  ...asked(
    [item('lastnosti-prerezov'), item('poves-nosilca')],
    ...['W=bh^2/6', 'W=b h²/6', 'Wx=bh^2/6', 'W = b*h2/6', 'I=b*h^3/12', 'I=bh³/12', 'Ix=bh^3/12', 'I = bh3/12'],
    ...['W=πd³/32', 'sigma=M/W', 'σ=M/W', 'σ = M / W', 'W=I/e', 'i=sqrt(I/A)', 'I=π(D^4-d^4)/64'],
  ),
  ...asked([item('lastnosti-prerezov'), item('sila-pnevmatskega-valja')], 'I=pi*d^4/64', 'I = π d⁴/64'),
  ...asked([item('lastnosti-prerezov'), electrics('upornost-vodnika'), sheet], 'A=pi*d^2/4', 'A=πd²/4'),
  ...asked(
    [item('poves-nosilca')],
    ...['M=FL/4', 'Mmax=F*L/4', 'M = q L² / 8', 'M=qL2/8', 'w=FL^3/(48EI)', 'w = F*L^3/(48*E*I)', 'wmax=5qL^4/(384EI)'],
  ),
  ...asked([item('lastnosti-gradiv')], 'ΔL=αLΔT', 'dL=alfa*L*dT', 'ΔL = α·L·ΔT', 'sigma=E*alfa*dT', 'm=rho*A*L'),
  ...asked([item('sila-pnevmatskega-valja')], 'F=η*p*π*D^2/4', 'F1 = eta p pi D²/4', 'F = pi^2*E*I/(S*l^2)'),
  ...asked([item('trdnostni-razredi-vijakov')], 'Fe=Re*As', 'M=K*F*d', 'M = K Fv d'),
  ...asked([item('metricni-navoji')], 'd2=d-0,649519P', 'd3 = d - 1.226869 P', 'As=pi/4*((d2+d3)/2)^2'),
  ...asked([item('tolerance-in-ujemi')], 'Zmax=ES-ei', 'Zmin = EI - es'),
  ...asked([item('podomrezja-ipv4')], 'N=2^(32-n)', 'N = 2^(32-n) - 2'),
];

function asked(right: readonly string[], ...questions: string[]): FormulaQuery[] {
  return questions.map((q) => ({ q, right }));
}

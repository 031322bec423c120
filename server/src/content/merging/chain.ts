/** A list whose members can be put below one another in no time, however long it is. */
export class Chain<Member> {
  readonly #below = new Map<Member | undefined, Member | undefined>();
  readonly #above = new Map<Member | undefined, Member | undefined>();

  constructor(members: readonly Member[]) {
    let above: Member | undefined;
    for (const member of members) {
      this.insertBelow(member, above);
      above = member;
    }
  }

  has(member: Member): boolean {
    return this.#above.has(member);
  }

  /** At the top when there is nothing above it. */
  insertBelow(member: Member, above: Member | undefined): void {
    this.#join(member, this.#below.get(above));
    this.#join(above, member);
  }

  moveBelow(member: Member, above: Member | undefined): void {
    this.#join(this.#above.get(member), this.#below.get(member));
    this.insertBelow(member, above);
  }

  members(): Member[] {
    const members: Member[] = [];
    for (let at = this.#below.get(undefined); at !== undefined; at = this.#below.get(at)) members.push(at);
    return members;
  }

  /** The ends of the chain are joined through undefined. */
  #join(above: Member | undefined, below: Member | undefined): void {
    this.#below.set(above, below);
    this.#above.set(below, above);
  }
}

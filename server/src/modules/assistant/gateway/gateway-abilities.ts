/** What the gateway has turned out to be able to do, remembered for as long as this process lives. */
export type GatewayAbilities = {
  /** Takes tools, and calls them as the protocol says. */
  tools: boolean;
  /** Takes the wish to be told the tokens. */
  usage: boolean;
  /** Takes rules as a message of their own. */
  system: boolean;
  /** Begins its answers in the middle of a thought, whose opening mark only the server saw. */
  startsThinking: boolean;
};

export function createAbilities(): GatewayAbilities {
  return { tools: true, usage: true, system: true, startsThinking: false };
}

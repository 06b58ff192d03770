/** A number from 0 to 2³² − 1 that is always the same for the same text (FNV-1a, 32 bit). Not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** The choice that this text always leads to: the rules know no chance, and a repeated job must write the same words. */
export function chosenBy<Choice>(text: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[hashOf(text) % choices.length] ?? choices[0]
}

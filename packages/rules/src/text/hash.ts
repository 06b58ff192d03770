/** A number from 0 to 2³² − 1, always the same for the same text (FNV-1a, 32 bit). Not for secrets. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * Always picks the same choice for the same text: the rules use no randomness, so that a repeated job writes the same
 * words.
 */
export function chosenBy<Choice>(text: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices[hashOf(text) % choices.length] ?? choices[0]
}

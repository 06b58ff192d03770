import { hashOf } from '../../text/hash.ts'

/** What has been said in the message already: the same thought is put in the same words only when there is no other way. */
export type Said = {
  /** The wording among `choices` that this message has used least; which of them comes first depends on the message. */
  pick(choices: readonly [string, ...string[]]): string
  /** The same, but with the first of `choices` first: it is the gentlest. */
  inOrder(choices: readonly [string, ...string[]]): string
}

/** Remembers, for one message, which wordings it has used. */
export function nothingSaid(message: string): Said {
  const uses = new Map<string, number>()
  const seed = hashOf(message)
  const inOrder = (choices: readonly [string, ...string[]]): string => {
    const least = Math.min(...choices.map((choice) => uses.get(choice) ?? 0))
    const choice = choices.find((candidate) => (uses.get(candidate) ?? 0) === least) ?? choices[0]
    uses.set(choice, least + 1)
    return choice
  }
  return {
    inOrder,
    pick: ([first, ...rest]) => {
      const turn = seed % (rest.length + 1)
      const [chosen = first, ...others] = [...[first, ...rest].slice(turn), ...[first, ...rest].slice(0, turn)]
      return inOrder([chosen, ...others])
    },
  }
}

/** The names of the speaker and the listener; null if they aren't known. */
export type Speakers = { speaker: string; listener: string } | null

/** A "you" before these is an object: "pay you $60", "tell you on Friday", "send you the receipts". */
const OBJECT =
  /(?<!\p{L})you(?=$|[,.;:!?)]| (?:back|the|a|an|my|this|that|it|on|at|by|in|for|with|to|from|when|before|after|until|every|each|once|half|and|about|first|more|some|of|if|\d|[£$€₹₦]))/giu
const ANY_FIRST = /(?<!\p{L})(?:i|i['’]\p{L}+|im|ive|myself)(?!\p{L})/iu
const ANY_YOU = /(?<!\p{L})(?:you|u|you['’]\p{L}+|yourself)(?!\p{L})/iu

/**
 * A request reworded as its listener's task: "pay me back" becomes "pay Maya back". "You" stays, because a commitment
 * names the person who makes it.
 * @param order what is requested, worded as an order
 * @param isTogether whether both are to do it, so that "your" would be ambiguous
 * @returns null if a verb would have to change, or if the names are needed and unknown
 */
export function requestAsTask(order: string, speakers: Speakers, isTogether: boolean): string | null {
  if (ANY_FIRST.test(order) || (speakers === null && MENTIONS_SPEAKER.test(order))) return null
  if (isTogether && ANY_YOU.test(order)) return null
  if (speakers === null) return isTogether && /(?<!\p{L})your(?!\p{L})/iu.test(order) ? null : order
  const said = toName(order, speakers.speaker, 'me', ['my', 'mine'])
  return isTogether ? toName(said, speakers.listener, null, ['your', 'yours']) : said
}

/**
 * An offer reworded as its author's task: "pay you for my share" becomes "pay Maya for your share".
 * @param order what is offered, worded as an order
 * @returns null if a verb would have to change, or if the listener's name is needed and unknown
 */
export function offerAsTask(order: string, speakers: Speakers): string | null {
  const listener = speakers?.listener ?? null
  const others = order.replace(OBJECT, LISTENER).replace(/(?<!\p{L})yours?(?!\p{L})/giu, LISTENERS)
  if (ANY_YOU.test(others) || (listener === null && others.includes('⟨'))) return null
  return others
    .replace(/(?<!\p{L})I(?:['’]m| am)(?!\p{L})/giu, 'you are')
    .replace(/(?<!\p{L})I was(?!\p{L})/giu, 'you were')
    .replace(/(?<!\p{L})I(?=['’ ]|$)/giu, 'you')
    .replace(/(?<!\p{L})(?:me|myself)(?!\p{L})/giu, (word) => (word.length > 2 ? 'yourself' : 'you'))
    .replace(/(?<!\p{L})mine(?!\p{L})/giu, 'yours')
    .replace(/(?<!\p{L})my(?!\p{L})/giu, 'your')
    .replaceAll(LISTENERS, () => `${listener ?? ''}’s`)
    .replaceAll(LISTENER, () => listener ?? '')
}

/** Placeholders for the listener's name while "I" becomes "you". */
const [LISTENER, LISTENERS] = ['⟨⟩', '⟨’s⟩']

const MENTIONS_SPEAKER = /(?<!\p{L})(?:me|my|mine)(?!\p{L})/iu

/** People whom "they" could mean: "ask your parents to call me before they touch my car". */
const OTHERS =
  /(?<!\p{L})(?:they|them|theirs?|him|her|his|hers|kids|children|people|parents|boys|girls|guests|tenants|neighbou?rs|students|friends|brothers|sisters|sons|daughters|lads|others)(?!\p{L})/iu

/**
 * Replaces the first word for a person with their name, and later ones with "them", "their" or "theirs", unless that
 * could mean someone else.
 */
function toName(text: string, name: string, object: string | null, owners: readonly string[]): string {
  const words = object === null ? owners : [object, ...owners]
  let isNamed = false
  const isClear = !OTHERS.test(text)
  return text.replace(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'), (word) => {
    const kind = word.toLowerCase()
    const again = kind === object ? 'them' : kind === owners[0] ? 'their' : 'theirs'
    const first = kind === object ? name : `${name}’s`
    const said = isNamed && isClear ? again : first
    isNamed = true
    return said
  })
}

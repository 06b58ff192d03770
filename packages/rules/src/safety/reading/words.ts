/**
 * Text in plain words, together with the beginnings of these words, by which a sign sees at once that it cannot stand there.
 * "kill us" begins k, ki, kil, kill, u, us; a whole word also counts with the space behind it.
 */
export type Words = { readonly text: string; readonly beginnings: Pick<ReadonlySet<string>, 'has'> }

export function wordsOf(text: string): Words {
  const beginnings = new Set<string>()
  for (const word of text.match(/[a-z0-9]+/g) ?? []) {
    for (let length = 1; length <= word.length; length += 1) beginnings.add(word.slice(0, length))
    beginnings.add(`${word} `)
  }
  return { text, beginnings }
}

/** The words before a place in others. They keep the beginnings of them all, which may only make a sign look in vain. */
export const wordsUpTo = (place: number, { text, beginnings }: Words): Words => ({
  text: text.slice(0, place),
  beginnings,
})

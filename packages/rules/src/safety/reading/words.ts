/**
 * Text in plain words, together with how each word and each pair of words begins, by which a sign sees at once that it cannot
 * stand there. "kill us" begins k, ki, kil, kill, u, us, "kill u" and "kill us"; what is whole also counts with a space behind.
 */
export type Words = { readonly text: string; readonly beginnings: Pick<ReadonlySet<string>, 'has'> }

export function wordsOf(text: string): Words {
  const beginnings = new Set<string>()
  let before = ''
  for (const [word] of text.matchAll(/[a-z0-9]+/g)) {
    const whole = `${word} `
    for (let length = 1; length <= whole.length; length += 1) {
      const beginning = whole.slice(0, length)
      beginnings.add(beginning).add(before + beginning)
    }
    before = whole
  }
  return { text, beginnings }
}

/** The words before a place in others. They keep the beginnings of them all, which may only make a sign look in vain. */
export const wordsUpTo = (place: number, { text, beginnings }: Words): Words => ({
  text: text.slice(0, place),
  beginnings,
})

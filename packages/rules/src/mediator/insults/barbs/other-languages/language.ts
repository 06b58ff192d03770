import type { Barb } from '../barb.ts'

/** An insult in one language: `cut` is always `words`, and patterns may be written with or without accents. */
export type ForeignBarb = Omit<Barb, 'reason'>

export type Language = {
  /** As in `data/insults/words.json`. */
  readonly code: string
  /** Everyday words, without accents, by which a sentence is recognised. */
  readonly cues: string
  /** Words that begin another clause where no comma was typed: "du fauler sack | morgen um 18 uhr". */
  readonly opens: string
  readonly barbs: readonly ForeignBarb[]
}

/** Lower case without accents, the form in which sentences and patterns are matched. */
export function folded(text: string): string {
  const small = text.toLowerCase()
  return IS_PLAIN.test(small) ? small : unaccented(small)
}

const IS_PLAIN = /^[ -~]*$/

const unaccented = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')

/**
 * The tags after a word of the lexicon: a strong or mild noun, then a strong or mild adjective. A word can be both.
 */
export const SIGNS = { noun: { strong: '§', mild: '¤' }, adjective: { strong: '†', mild: '‡' } } as const

const PARTS: Readonly<Record<string, string>> = {
  /** Any word that doesn't begin another clause. */
  w: "(?!(?:und|aber|weil|wenn|dass|y|pero|porque|cuando|et|mais|parce|quand|mas|quando|aur|lekin|but|because) )[a-z'_-]+[§¤†‡]* ",
  /** A name to call people, strong or mild. */
  noun: "[a-z'_-]+[§¤][†‡]? ",
  /** A word that always insults, whatever is around it. */
  name: "[a-z'_-]+§ ",
  /** A name of several words. */
  phrase: "[a-z'-]+_[a-z'_-]+§[†‡]? ",
  strong: "[a-z'_-]+§[†‡]? ",
  adjective: "[a-z'_-]+[§¤]?[†‡] ",
  known: "[a-z'_-]+[§¤†‡]+ ",
  start: '(?<=(?:^|[-,.;:!?¶)EX]) )',
}

/** The pattern of a barb, with its named parts expanded. */
export function compiledForeignBarb({ patterns }: ForeignBarb, opens: string): RegExp {
  const parts: Readonly<Record<string, string>> = {
    ...PARTS,
    end: '(?=[-,.;:!?¶)EX]|$)',
    stop: `(?=[-,.;:!?¶)EXD]|$|(?:${folded(opens).replaceAll(' ', '|').replaceAll('_', ' ')}) )`,
  }
  const source = patterns
    // A word that is spelled out may have signs.
    .map((pattern) => folded(pattern).replace(/(?<=[a-z)]) /g, '[§¤†‡]* '))
    .join('|')
    .replace(/\{([a-z]+)\}/g, (_, name: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`No part of a sentence is called ${name}.`)
      return part
    })
  return new RegExp(`(?<= )(?:${source})`, 'gu')
}

import { hashOf } from '../../text/hash.ts'
import { GENERAL, THEMES, type Theme } from './words/themes.ts'

/** How often each theme's words occur in the texts; the themes that occur at all, the most frequent first. */
export function themesIn(...texts: readonly string[]): Theme[] {
  const all = texts.join('\n')
  return THEMES.map((theme) => ({ theme, hits: all.match(theme.words)?.length ?? 0 }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .map(({ theme }) => theme)
}

/** What a conflict is mostly about, or the general theme when no group of words is in it. */
export const mainTheme = (...texts: readonly string[]): Theme => themesIn(...texts)[0] ?? GENERAL

/** The themes of both sides: first what they share, then what only one of them speaks of. */
export function sharedThemes(one: string, other: string): { shared: Theme[]; single: Theme[] } {
  const ofOne = themesIn(one)
  const ofOther = themesIn(other)
  const shared = ofOne.filter((theme) => ofOther.includes(theme))
  const single = [...ofOne, ...ofOther].filter((theme) => !shared.includes(theme))
  return { shared, single }
}

/** The choice among `choices` that `seed` leads to, leaving out a text that was there before. */
export function freshChoice(seed: string, choices: readonly string[], taken: readonly string[] = []): string {
  const free = choices.filter((choice) => !taken.includes(choice))
  const pool = free.length > 0 ? free : choices
  return pool[hashOf(seed) % pool.length] ?? ''
}

import { THEMES, type Theme } from './words/themes.ts'

/**
 * The theme of both texts, or null. A single word isn't enough: each text must contain a cue for the theme, and there
 * must be two different cues.
 */
export function sharedTheme(one: string, other: string): Theme | null {
  const candidates = THEMES.map((theme) => ({ theme, cues: [cuesIn(theme, one), cuesIn(theme, other)] as const }))
    .filter(({ cues: [mine, yours] }) => mine.size > 0 && yours.size > 0 && new Set([...mine, ...yours]).size > 1)
    .sort((first, second) => sizeOf(second.cues) - sizeOf(first.cues))
  return candidates[0]?.theme ?? null
}

/** Whether a text has any word of a theme. */
export const touches = (theme: Theme, text: string): boolean => cuesIn(theme, text).size > 0

/** The themes of a single text, each with at least two different cues. */
export const themesIn = (text: string): Theme[] => THEMES.filter((theme) => cuesIn(theme, text).size > 1)

const cuesIn = ({ words }: Theme, text: string): Set<string> =>
  new Set((text.match(words) ?? []).map((cue) => cue.toLowerCase().replace(/(?:e?s|ed|ing)$/, '')))

const sizeOf = ([mine, yours]: readonly [Set<string>, Set<string>]): number => new Set([...mine, ...yours]).size

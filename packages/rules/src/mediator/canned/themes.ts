import { THEMES, type Theme } from './words/themes.ts'

/**
 * What both texts are about, or null. One word proves nothing: a theme counts only if each text has a cue of it and there are two
 * different ones.
 */
export function sharedTheme(one: string, other: string): Theme | null {
  const candidates = THEMES.map((theme) => ({ theme, cues: [cuesIn(theme, one), cuesIn(theme, other)] as const }))
    .filter(({ cues: [mine, yours] }) => mine.size > 0 && yours.size > 0 && new Set([...mine, ...yours]).size > 1)
    .sort((first, second) => sizeOf(second.cues) - sizeOf(first.cues))
  return candidates[0]?.theme ?? null
}

/** The themes of a single text, those with at least two different cues. */
export const themesIn = (text: string): Theme[] => THEMES.filter((theme) => cuesIn(theme, text).size > 1)

const cuesIn = ({ words }: Theme, text: string): Set<string> =>
  new Set((text.match(words) ?? []).map((cue) => cue.toLowerCase().replace(/(?:e?s|ed|ing)$/, '')))

const sizeOf = ([mine, yours]: readonly [Set<string>, Set<string>]): number => new Set([...mine, ...yours]).size

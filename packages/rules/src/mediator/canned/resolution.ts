import type { RehashTask, ResolveTask } from '../mediator.ts'
import { keySentence } from './key-sentence.ts'
import { freshChoice, mainTheme, sharedThemes } from './themes.ts'
import { GENERAL, type Theme } from './words/themes.ts'

/**
 * A fair summary of both translated texts, with a short fragment of each, and a suggestion that fits what they are about.
 * The two are called "one of you" and "the other": both read the same words.
 */
export function cannedResolution(task: ResolveTask): { summary: string; suggestion: string } {
  return {
    summary: `${bothSides(task)} ${common(task)}`,
    suggestion: mainTheme(task.title, task.user1, task.user2).first,
  }
}

/** A second attempt: another view on the same two texts, and another way forward than the earlier one. */
export function cannedRehash(task: RehashTask): { summary: string; suggestion: string } {
  const { shared, single } = sharedThemes(task.user1, task.user2)
  const [one, other] = [...shared, ...single]
  const theme = mainTheme(task.title, task.user1, task.user2)
  const seed = `${task.title}${task.user1}${task.user2}`
  const summaries = [
    `The first attempt looked at what happened; this one looks at what is at stake. ${stakes(one ?? GENERAL, other)} You can both want that and still have seen the same days very differently.`,
    `Let’s set aside who is right and look at what each of you would like to be different. ${stakes(one ?? GENERAL, other)} Neither wish is unreasonable, and they do not exclude each other.`,
  ]
  return {
    summary: freshChoice(seed, summaries, [task.summary]),
    suggestion:
      [theme.second, GENERAL.second, GENERAL.first].find((text) => text !== task.suggestion) ?? GENERAL.second,
  }
}

function bothSides(task: ResolveTask): string {
  const one = keySentence(task.user1)
  const other = keySentence(task.user2)
  if (one && other) return `One of you says “${one}”. The other says “${other}”.`
  if (one || other) return `One of you says “${one || other}”. The other sees it in another light.`
  return 'The two of you see what happened differently, and each of you has reasons for it.'
}

function common(task: ResolveTask): string {
  const { shared, single } = sharedThemes(task.user1, task.user2)
  const [first, second] = shared
  if (first && second) return `Underneath, you both care about ${first.matter} and ${second.matter}.`
  if (first) return `Underneath, you both care about ${first.matter}.`
  const [one, other] = single
  if (one && other) return `Between you, it is about ${one.matter} and ${other.matter}, and both deserve room.`
  if (one) return `At heart it seems to be about ${one.matter}, and both views on that deserve room.`
  return 'You both took the time to write it down, so getting along matters to each of you.'
}

const stakes = (one: Theme, other: Theme | undefined): string =>
  other ? `It seems to be about ${one.matter}, and about ${other.matter}.` : `It seems to be about ${one.matter}.`

import { LIMITS } from '@squash/contract/limits'
import { maskPersonalData } from '../../privacy/mask.ts'
import { chosenBy } from '../../text/hash.ts'
import { withoutFoulWords } from '../insults/foul.ts'
import type { RuleTask, SummariseTask } from '../mediator.ts'
import { themesIn } from './themes.ts'
import { GENERAL, type Theme } from './words/themes.ts'

type Case = { title: string; theme: Theme; second: Theme | undefined }

const gavel = ({
  title,
  theme,
  second,
}: Case): string => `Hear ye, hear ye! The Court of Squash has weighed the case of “${title}”, and its gavel is trembling.

Three times the mediator brought an open door, and three times the two of you admired the hinges. This court has heard of ${theme.matter}${second ? `, and of ${second.matter}` : ''}, and it finds both sides guilty: one of being right too loudly, the other of being right too quietly.

It is therefore ordered: ${lower(theme.third)} Until that is done, no one may utter the words “but you started it” within these walls.

The gavel has fallen. Let it echo. Court is adjourned, and the snacks are to be shared equally.`

const curtain = ({
  title,
  theme,
  second,
}: Case): string => `The lights go down. The final act of “${title}” is upon us, and there is not a dry eye in the gallery.

Act one brought hurt. Act two brought a rehash. Act three brought the truth: this was never only about the small things. It was about ${theme.matter}${second ? `, with a stirring subplot about ${second.matter}` : ''}. Each of you played the hero. Each of you cast the other as the storm.

The verdict of this stage is a draw, with honours, and a sentence for both. ${theme.third} The first to say “I see your point” wins the standing ovation.

Curtain. No encore. Flowers may be sent to each other.`

const scales = ({
  title,
  theme,
  second,
}: Case): string => `Silence in the gallery! The scales of justice have been fetched for “${title}”, dusted, and balanced.

On one side lies a heart that wanted to be heard. On the other lies a heart that wanted exactly the same, with better lighting. Between them, heavy as an anvil, sits ${theme.need}${second ? `, and beside it ${second.need}` : ''}. After long thought the scales have not moved, and neither, it must be said, have you.

So the ruling is this: the point goes to neither, the task goes to both. ${theme.third} Whoever begins carries the day, and history shall remember who that was.

So it is written, so it is squashed.`

/** One of three dramatic rulings, fitted to what the case is called and about. Public, so it quotes nobody. */
export function cannedRuling(task: RuleTask): string {
  const [theme = GENERAL, second] = themesIn(task.title, task.summary, task.suggestion)
  const write = chosenBy(task.title + task.summary, [gavel, curtain, scales])
  return write({ title: publicTitle(task.title), theme, second })
}

/** One of five one-line summaries, with the title where it fits into under 100 characters. */
export function cannedSummary(task: SummariseTask): string {
  const title = publicTitle(task.title)
  const [named, plain] = chosenBy(task.title + task.ruling, [
    [
      `“${title}”: both sides right, both sides stubborn, both sentenced to talk.`,
      'Both sides right, both sides stubborn, both sentenced to talk.',
    ],
    [
      `“${title}”: a draw with honours. The first to say “I see your point” wins.`,
      'A draw with honours. The first to say “I see your point” wins.',
    ],
    [
      `“${title}”: the point goes to neither, the homework goes to both.`,
      'The point goes to neither, the homework goes to both.',
    ],
    [
      `“${title}”: guilty of caring too much and listening too little.`,
      'The court finds both guilty of caring too much and listening too little.',
    ],
    [
      `“${title}”: case closed, snacks to be shared equally.`,
      'Case closed: the gavel has fallen, and the snacks are to be shared equally.',
    ],
  ])
  return [...named].length < LIMITS.finalSummary ? named : plain
}

/** The title is a user's own words and becomes public with the ruling (decisions §13). */
const publicTitle = (title: string): string =>
  withoutFoulWords(maskPersonalData(title))
    .replace(/["“”«»]/g, '')
    .replace(/\s+/g, ' ')
    .trim() || 'The Nameless Matter'

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

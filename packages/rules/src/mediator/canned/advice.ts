import { chosenBy } from '../../text/hash.ts'
import type { AdviseTask } from '../mediator.ts'
import { themesIn } from './themes.ts'
import { GENERAL } from './words/themes.ts'

/** What a forum post seems to be about, and a way out that fits. It quotes nothing: the post stands below it. */
export function cannedAdvice({ title, text }: AdviseTask): { summary: string; suggestion: string } {
  const [theme = GENERAL, second] = themesIn(title, text)
  const matters = second ? `${theme.matter}, and about ${second.matter}` : theme.matter
  return {
    summary: chosenBy(title, [
      `The poster tells of a disagreement that seems to be about ${matters}. We hear one side here; the other surely has a story too.`,
      `At heart this seems to be about ${matters}. The poster wants to know whether they were fair, and the other person is not here to say.`,
    ]),
    suggestion: theme.first,
  }
}

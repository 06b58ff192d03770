import type { AdviseTask } from '../mediator.ts'
import { themesIn } from './themes.ts'
import { GENERAL } from './words/themes.ts'

/**
 * The apparent topic of a forum post, with a matching suggestion. Doesn't quote the post, because it is shown below.
 */
export function cannedAdvice({ title, text }: AdviseTask): { summary: string; suggestion: string } {
  const [theme, second] = themesIn(`${title}\n${text}`)
  const matters = theme && second ? `${theme.matter}, and about ${second.matter}` : (theme ?? GENERAL).matter
  return {
    summary: `The poster tells one side of a disagreement that seems to be about ${matters}. The other person isn’t here to tell theirs.`,
    suggestion: (theme ?? GENERAL).advice,
  }
}
